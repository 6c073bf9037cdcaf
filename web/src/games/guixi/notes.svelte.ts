/** What a player suspects of each seat: kept in this browser only, table by table. */

export const NOTES = ["none", "red", "blue", "heretic"] as const;
export type Note = (typeof NOTES)[number];

const key = (table: string): string => `sanjie.notes.${table}`;

function read(table: string): Record<string, Note> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key(table)) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Record<string, Note>) : {};
  } catch {
    return {}; // no storage: notes hold until the page is closed
  }
}

export class Notes {
  private held = $state.raw<Record<string, Note>>({});

  constructor(readonly table: string) {
    this.held = read(table);
  }

  of(seat: number): Note {
    const note = this.held[String(seat)];
    return note && NOTES.includes(note) ? note : "none";
  }

  set(seat: number, note: Note): void {
    this.held = { ...this.held, [String(seat)]: note };
    try {
      localStorage.setItem(key(this.table), JSON.stringify(this.held));
    } catch {
      return;
    }
  }
}
