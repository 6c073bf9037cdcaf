import { settings } from "../../lib/settings.svelte";

/** A time in seconds since 1970, as people of the chosen language write it. Follows a change of the language. */
export function moment(seconds: number): string {
  const format = new Intl.DateTimeFormat(settings.language, { dateStyle: "medium", timeStyle: "short" });
  return format.format(new Date(seconds * 1000));
}
