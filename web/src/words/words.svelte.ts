/** Sentences for people, from the same Fluent files that Python reads; the language may change at any moment. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings, type Language } from "../lib/settings.svelte";

export type Arguments = Record<string, FluentVariable>;

const files = import.meta.glob<string>(
  "../../../src/sanjie/locales/*/{main,table,aras,guixi,hunters,account,talk,people,bots}.ftl",
  {
    query: "?raw",
    import: "default",
  },
);

function loader(language: Language, name: string): (() => Promise<string>) | undefined {
  return files[`../../../src/sanjie/locales/${language}/${name}.ftl`];
}

/** A bundle of the given Fluent sources. Raises Error naming the first sentence it cannot take. */
export function bundleOf(language: string, sources: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) {
    const [problem] = bundle.addResource(new FluentResource(source));
    if (problem) throw problem;
  }
  return bundle;
}

/** The sentence, or its own id where there is none: a gap is then seen and found, and nothing breaks. */
export function format(bundle: FluentBundle | undefined, id: string, values?: Arguments): string {
  const message = bundle?.getMessage(id);
  if (!bundle || !message?.value) return id;
  const problems: Error[] = [];
  return bundle.formatPattern(message.value, values ?? null, problems);
}

class Words {
  private bundles = $state.raw<Partial<Record<Language, FluentBundle>>>({});
  private readonly sources: Record<Language, Map<string, string>> = { en: new Map(), "zh-Hant": new Map() };
  private readonly rooms = new Set(["main"]);

  /** Load `main` and, if given, a game's sentences in the language chosen now; then `say` knows them. */
  async load(room?: string): Promise<void> {
    if (room) this.rooms.add(room);
    const language = settings.language;
    const held = this.sources[language];
    const missing = [...this.rooms].filter((name) => !held.has(name) && loader(language, name));
    await Promise.all(missing.map(async (name) => held.set(name, (await loader(language, name)?.()) ?? "")));
    if (missing.length || !this.bundles[language]) {
      this.bundles = { ...this.bundles, [language]: bundleOf(language, [...held.values()]) };
    }
  }

  /** The sentences of the chosen language; while those are under way, the ones that are here. */
  private get bundle(): FluentBundle | undefined {
    return this.bundles[settings.language] ?? Object.values(this.bundles)[0];
  }

  /** Whether there are sentences to show. A change of language keeps the page as it is until the new ones are here. */
  get ready(): boolean {
    return this.bundle !== undefined;
  }

  say(id: string, values?: Arguments): string {
    return format(this.bundle, id, values);
  }

  /** Whether there is a sentence of that name. */
  has(id: string): boolean {
    return this.bundle?.hasMessage(id) ?? false;
  }
}

export const words = new Words();

/** The sentence `id` in the language chosen now. Read it in markup or `$derived`, so that it follows a change. */
export function say(id: string, values?: Arguments): string {
  return words.say(id, values);
}
