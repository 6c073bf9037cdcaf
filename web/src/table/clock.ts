/** Clocks between two messages: what was left when the server said it, less the time that has passed here. */
import type { ClockInfo } from "../generated/messages";
import { say } from "../words/words.svelte";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Whether the time of `seat` runs down now. */
export function isRunning(clock: ClockInfo, seat: number): boolean {
  return !clock.stopped && clock.running.includes(seat) && !onVacation(clock, seat);
}

/** Whether `seat` is on vacation and has some of it left. */
export function onVacation(clock: ClockInfo, seat: number): boolean {
  return clock.away.includes(seat) && (clock.vacation[seat] ?? 0) > 0;
}

/** Milliseconds that `seat` has left, `passed` milliseconds after the server said so; never below 0. */
export function leftAfter(clock: ClockInfo, seat: number, passed: number): number {
  const left = clock.left[seat] ?? 0;
  return isRunning(clock, seat) ? Math.max(0, left - passed) : left;
}

const two = (count: number): string => String(count).padStart(2, "0");

/** "9:05", "1:09:05", or in days and hours where there is more than a day. A second that has begun counts. */
export function clockText(left: number): string {
  const seconds = Math.ceil(left / SECOND);
  if (seconds * SECOND >= DAY) {
    const hours = Math.floor(left / HOUR);
    return say("clock-days", { days: Math.floor(hours / 24), hours: hours % 24 });
  }
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** A span in words, its two largest units: "3 days", "10 minutes 30 seconds". */
export function spanText(seconds: number): string {
  const units = [
    ["days", 86_400],
    ["hours", 3600],
    ["minutes", 60],
    ["seconds", 1],
  ] as const;
  let rest = seconds;
  const told: string[] = [];
  for (const [unit, size] of units) {
    const count = Math.floor(rest / size);
    rest -= count * size;
    if (count) told.push(say(`span-${unit}`, { count }));
  }
  return told.slice(0, 2).join(say("span-and")) || say("span-seconds", { count: 0 });
}

/** Which warning is due with so much left of one's own time: at 20 seconds, at 10, or none. */
export function warningAt(left: number): 20 | 10 | null {
  if (left <= 0 || left > 20 * SECOND) return null;
  return left <= 10 * SECOND ? 10 : 20;
}
