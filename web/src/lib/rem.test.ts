import { expect, test } from "vitest";
import { inRem } from "../../rem";

test("px become rem of 16", () => {
  expect(inRem("13px")).toBe("0.8125rem");
  expect(inRem("600 17px/1.3 var(--serif)")).toBe("600 1.0625rem/1.3 var(--serif)");
  expect(inRem("-5px")).toBe("-0.3125rem");
  expect(inRem("(max-width: 719px)", "em")).toBe("(max-width: 44.9375em)");
});

test("hairlines, drawings and names stay", () => {
  expect(inRem("1.5px solid")).toBe("1.5px solid");
  expect(inRem("700 9pt/1 var(--sans)")).toBe("700 9pt/1 var(--sans)");
  expect(inRem("var(--is-16px)")).toBe("var(--is-16px)");
});
