/* What is wrong with what a page shows to somebody who sees it `times` as large as it was written; lines of text. */
(times) => {
  const wrong = new Set();
  const LEAST = 43 * times; // px of a control, less what rounding takes
  const CELL = 40 * times;
  const CONTROLS = "a[href], button, input, select, textarea, summary, [role=button], [role=radio], [role=tab]";

  function named(one) {
    const own = [one.tagName.toLowerCase(), ...one.classList].filter((word) => !word.startsWith("svelte-"));
    const said = (one.getAttribute("aria-label") ?? one.textContent ?? "").trim().slice(0, 30);
    const { x, y, width, height } = one.getBoundingClientRect();
    return `${own.join(".")} "${said}" ${[width, height].map(Math.round).join("x")} at ${[x, y].map(Math.round)}`;
  }

  function unseen(one) {
    return one.closest(".unseen, .skip, [hidden], [inert]") !== null || !one.checkVisibility();
  }

  function* written(one) {
    const walk = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walk.nextNode()) {
      const within = walk.currentNode.parentElement;
      if (!walk.currentNode.data.trim() || unseen(within) || within.clientWidth === 1) continue;
      range.selectNodeContents(walk.currentNode);
      yield range.getBoundingClientRect();
    }
  }

  /** Words that leave a box which shows nothing outside, and boxes too low to read what scrolls in them. */
  function readable(one) {
    const style = getComputedStyle(one);
    if (!one.textContent.trim() || one.tagName === "SELECT" || one.clientWidth < 2) return;
    if (style.display === "inline" || style.writingMode !== "horizontal-tb") return;
    if (one.matches(".sense")) return; // shows its words whole or not at all
    const [across, down] = [style.overflowX, style.overflowY].map((way) => way === "hidden" || way === "clip");
    const wide = one.scrollWidth > one.clientWidth + 1;
    const tall = one.scrollHeight > one.clientHeight + 2;
    const edge = one.getBoundingClientRect();
    for (const box of (across || down) && (wide || tall) ? written(one) : []) {
      const [left, right] = [edge.left - box.left, box.right - edge.right];
      const [above, below] = [edge.top - box.top, box.bottom - edge.bottom];
      if (across && Math.max(left, right) > 1) wrong.add(`cut at its side: ${named(one)}`);
      if (down && Math.max(above, below) > 3) wrong.add(`cut below: ${named(one)}`); // a line is higher than its letters
    }
    const words = [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (words && wide && style.overflowX === "visible") wrong.add(`words beside their box: ${named(one)}`);
    if (["auto", "scroll"].includes(style.overflowY) && tall && one.clientHeight < CELL) {
      wrong.add(`a slit of ${one.clientHeight} to read ${one.scrollHeight} in: ${named(one)}`);
    }
  }

  /** Controls that another lies over, or that are small: measured by what a press at each place would meet. */
  function pressable(one) {
    const target = one.closest("label") ?? one;
    target.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const box = target.getBoundingClientRect();
    const hit = (dx, dy) => {
      const found = document.elementFromPoint(box.x + box.width / 2 + dx, box.y + box.height / 2 + dy);
      return found !== null && (target.contains(found) || found.closest("a, button, label") === target);
    };
    const reach = (dx, dy) => {
      let far = 0;
      while (far < LEAST && hit(dx * (far + times), dy * (far + times))) far += times;
      return far;
    };
    if (!hit(0, 0)) wrong.add(`out of reach: ${named(one)}`);
    else if (reach(-1, 0) + reach(1, 0) + times < LEAST) wrong.add(`narrower than 44: ${named(one)}`);
    else if (reach(0, -1) + reach(0, 1) + times < LEAST) wrong.add(`lower than 44: ${named(one)}`);
  }

  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) wrong.add(`the page is ${scrollWidth} wide`);
  for (const one of document.querySelectorAll("body *:not(svg *)")) {
    if (!unseen(one)) readable(one);
  }
  for (const one of document.querySelectorAll("[data-cell]")) {
    const { width, height } = one.getBoundingClientRect();
    if (!unseen(one) && Math.min(width, height) < CELL) wrong.add(`a cell of ${Math.round(width)}x${Math.round(height)}`);
  }
  const dialog = document.querySelector("dialog[open]");
  for (const one of document.querySelectorAll(CONTROLS)) {
    const within = one.matches("a.cl, [data-cell]") || (one.matches("a") && getComputedStyle(one).display === "inline");
    if (within || unseen(one) || one.matches(":disabled") || (dialog && !dialog.contains(one))) continue;
    pressable(one);
  }
  return [...wrong];
}
