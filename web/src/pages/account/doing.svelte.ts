/** One thing at a time, and what became of it: for the forms of the account. */
import { ApiError } from "../../lib/api";

export class Doing {
  busy = $state(false);
  /** Id of the sentence that says what went wrong, or empty. */
  failed = $state("");

  /** Do `work`, unless something is being done already; whether it was done. */
  async run(work: () => Promise<void>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.failed = "";
    try {
      await work();
    } catch (problem) {
      this.failed = sentenceOf(problem);
    }
    this.busy = false;
    return !this.failed;
  }
}

/** Id of the sentence that tells of a problem. Whoever closes the browser's own dialog is told no more than that. */
export function sentenceOf(problem: unknown): string {
  if (problem instanceof ApiError) return `problem-${problem.name}`;
  return problem instanceof DOMException ? "account-passkey-stopped" : "problem-fault";
}
