import { describe, expect, it } from "vitest";
import type { GuixiView, Happening } from "../../generated/messages";
import { motions } from "./motion";

const view = (turn: number, ...identities: (string | null)[]): GuixiView =>
  ({ turn, players: identities.map((identity, seat) => ({ seat, identity })) }) as unknown as GuixiView;
const event = (name: string, seat: number, args: Happening["args"] = {}): Happening =>
  ({ name, seat, args, places: [], number: 1, index: 0, turn: 3, notation: "", clause: "" }) as Happening;

describe("motions of Guixi", () => {
  it("bring a drawn card to its seat, whatever it is", () => {
    const drawn = { kind: "fly", from: "altar", to: "seat:2", look: "card", delay: 0 };
    expect(motions(view(3), view(3), [event("drew", 2, { card: "none" })])).toEqual([drawn]);
    expect(motions(view(3), view(3), [event("drew", 2, { card: "ward_r" })])).toEqual([drawn]);
  });

  it("look alike for every vote, so that none is told", () => {
    const [one] = motions(view(3), view(3), [event("vote-laid", 1, { card: "none" })]);
    const [other] = motions(view(3), view(3), [event("vote-laid", 1, { card: "ward_r" })]);
    expect(one).toEqual(other);
  });

  it("lead a ghost from its holder to who dispelled it", () => {
    expect(motions(view(3), view(3), [event("dispelled", 1, { ghost: "gambler_r", target: "p4" })])).toEqual([
      { kind: "fly", from: "seat:4", to: "seat:1", look: "red", delay: 0 },
    ]);
  });

  it("follow one another in the order of the events", () => {
    const found = motions(view(3), view(3), [
      event("possessed", 0, { ghost: "imp_b" }),
      event("spirit-lost", 0, { n: 2 }),
    ]);
    expect(found.map((one) => one.kind)).toEqual(["fly", "ring", "number"]);
    expect(found.at(-1)).toMatchObject({ text: "−2" });
  });

  it("wait for a count before they tell what came of it", () => {
    const dispelled = event("dispelled", 1, { ghost: "gambler_r", target: "p4" });
    const found = motions(view(3), view(3), [event("drew", 2), event("succeeded", 1), dispelled], 900);
    expect(found.map((one) => one.delay)).toEqual([0, 900]);
  });

  it("turn an identity that is known from now on, and no other", () => {
    const found = motions(view(3, "red", null, null), view(3, "red", null, "blue"), []);
    expect(found).toEqual([{ kind: "flip", what: "identity:2", delay: 0 }]);
  });

  it("are none for what is not known, is about nobody, or is too much", () => {
    expect(motions(view(3), view(3), [event("card-taken", 1, { card: "none", target: "none" })])).toEqual([]);
    expect(motions(view(3), view(3), [event("drew", -1), event("made-up", 1)])).toEqual([]);
    expect(
      motions(
        view(3),
        view(3),
        Array.from({ length: 20 }, () => event("drew", 1)),
      ),
    ).toEqual([]);
    expect(motions(null, view(3), [event("drew", 1)])).toEqual([]);
  });
});
