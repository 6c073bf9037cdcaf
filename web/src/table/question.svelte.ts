/** Choices that outlive messages: what is picked for a question stands as long as the question does. */
import { untrack } from "svelte";
import type { Table } from "../generated/messages";
import type { LiveTable } from "./live.svelte";

/** What is being picked for a question, before it is sent. */
export interface Choice {
  /** Whether something is picked that would be lost. */
  begun(): boolean;
  /** Begin anew: another question is put. */
  begin(): void;
  /** What places in the choice count on beside the question, such as the hand. */
  restsOn?(): string;
}

/** Whether two tables ask their receiver the same. */
export function asksTheSame(before: Table | null, now: Table): boolean {
  const [one, other] = [before?.decision, now.decision];
  if (!one || !other) return !one && !other;
  if (one.seat !== other.seat || one.prompt !== other.prompt || one.options.length !== other.options.length)
    return false;
  return one.options.every((option, place) => option === other.options[place]);
}

/**
 * Begin a choice with every new question, and say so where one was lost that its owner had not sent. Call it while a
 * component is made.
 */
export function eachQuestion<T extends Table>(live: () => LiveTable<T>, choice: Choice): void {
  const question = $derived(`${live().question} ${live().past !== null} ${choice.restsOn?.() ?? ""}`);
  $effect(() => {
    void question;
    untrack(() => {
      const here = live();
      if (choice.begun() && !here.past && !here.answered && here.now?.status === "playing") here.overtaken = true;
      choice.begin();
    });
  });
}
