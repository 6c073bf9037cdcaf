/** What the visitor chose for this browser: language, light or dark, motion, confirmation. Kept in localStorage. */

export const LANGUAGES = ["zh-Hant", "en"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "on" | "off";
export type Contrast = "system" | "more" | "usual";
export type Confirm = "auto" | "once" | "twice";

interface Stored {
  language: Language;
  theme: Theme;
  motion: Motion;
  confirm: Confirm;
  turned: boolean;
  textBoard: boolean;
  sound: boolean;
  large: boolean;
  contrast: Contrast;
}

const KEY = "sanjie.settings";

/** The language among ours that a browser's list asks for first; English when it asks for none of them. */
export function wantedLanguage(tags: readonly string[]): Language {
  for (const tag of tags) {
    if (/^zh\b/i.test(tag)) return "zh-Hant";
    if (/^en\b/i.test(tag)) return "en";
  }
  return "en";
}

function stored(): Partial<Stored> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Partial<Stored>) : {};
  } catch {
    return {}; // storage switched off or written by something else: the defaults serve
  }
}

function media(query: string): MediaQueryList | null {
  return typeof matchMedia === "function" ? matchMedia(query) : null;
}

function oneOf<T extends string>(value: unknown, allowed: readonly T[], otherwise: T): T {
  return allowed.find((one) => one === value) ?? otherwise;
}

export class Settings {
  language = $state<Language>("en");
  theme = $state<Theme>("system");
  motion = $state<Motion>("system");
  confirm = $state<Confirm>("auto");
  turned = $state(true); // phones held upright turn the board a quarter
  textBoard = $state(false);
  sound = $state(true);
  large = $state(false); // signs a quarter larger
  contrast = $state<Contrast>("system");
  private systemContrast = $state(false);
  private systemDark = $state(false);
  private systemStill = $state(false);
  private coarse = $state(false);
  private narrow = $state(false);
  readonly dark = $derived(this.theme === "dark" || (this.theme === "system" && this.systemDark));
  readonly moving = $derived(this.motion === "on" || (this.motion === "system" && !this.systemStill));
  readonly contrasting = $derived(this.contrast === "more" || (this.contrast === "system" && this.systemContrast));
  /** Whether a decision on the board needs a second tap: by default where a finger covers what it points at. */
  readonly twice = $derived(this.confirm === "twice" || (this.confirm === "auto" && this.coarse));

  /** Whether the board lies turned: on a narrow screen, unless switched off. */
  readonly boardTurned = $derived(this.turned && this.narrow);

  constructor() {
    const found = stored();
    const asked = typeof navigator === "undefined" ? [] : navigator.languages;
    this.language = oneOf(found.language, LANGUAGES, wantedLanguage(asked));
    this.theme = oneOf(found.theme, ["system", "light", "dark"], "system");
    this.motion = oneOf(found.motion, ["system", "on", "off"], "system");
    this.confirm = oneOf(found.confirm, ["auto", "once", "twice"], "auto");
    this.turned = found.turned ?? true;
    this.textBoard = found.textBoard ?? false;
    this.sound = found.sound ?? true;
    this.large = found.large ?? false;
    this.contrast = oneOf(found.contrast, ["system", "more", "usual"], "system");
    this.follow("(prefers-contrast: more)", (yes) => (this.systemContrast = yes));
    this.follow("(prefers-color-scheme: dark)", (yes) => (this.systemDark = yes));
    this.follow("(prefers-reduced-motion: reduce)", (yes) => (this.systemStill = yes));
    this.follow("(pointer: coarse)", (yes) => (this.coarse = yes));
    this.follow(
      "(max-width: 44.9375em) and (orientation: portrait), (max-width: 34.9375em)",
      (yes) => (this.narrow = yes),
    );
  }

  private follow(query: string, tell: (yes: boolean) => void): void {
    const list = media(query);
    if (!list) return;
    tell(list.matches);
    list.addEventListener("change", (event) => tell(event.matches));
  }

  /** Write what is chosen now; call it in an effect. */
  save(): void {
    const { language, theme, motion, confirm, turned, textBoard, sound, large, contrast } = this;
    const kept: Stored = { language, theme, motion, confirm, turned, textBoard, sound, large, contrast };
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      return; // a private window without storage: the choice holds until the page is closed
    }
  }
}

export const settings = new Settings();
