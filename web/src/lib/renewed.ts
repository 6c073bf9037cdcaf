/** When the site is renewed under an open page: parts of the old build that were not fetched yet are gone. */

/** Load the whole page anew if the server has another build of it. Gives false where that would not help. */
export async function loadedAnew(): Promise<boolean> {
  const own = document.querySelector("script[type=module][src]")?.getAttribute("src");
  if (!own) return false;
  try {
    const answer = await fetch("/", { cache: "no-store" });
    if (!answer.ok || (await answer.text()).includes(own)) return false;
  } catch {
    return false; // no line: what is here stays
  }
  location.reload();
  return true;
}
