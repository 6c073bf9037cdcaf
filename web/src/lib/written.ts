/** Letters for what people write themselves: names may hold any character, the page's own fonts only our texts'. */
import { whenQuiet } from "./quiet";

const sheets = import.meta.glob("../generated/fonts/written.css");

/** Fetch the wide fonts once the page is quiet. Nothing waits for them; without them the system's letters stand in. */
export function loadWrittenFonts(): void {
  whenQuiet(() => {
    for (const load of Object.values(sheets)) void load().catch(() => {});
  });
}
