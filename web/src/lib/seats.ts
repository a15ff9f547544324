// At a hot-seat table this browser holds the links of all its seats; they live as long as the tab.
const PLACE = "tintero.hot-seat";

function all(): string[][] {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(found) ? (found as string[][]) : [];
  } catch {
    return [];
  }
}

/** Keeps the links of a table, '' where a bot sits. */
export function holdSeats(secrets: string[]): void {
  sessionStorage.setItem(PLACE, JSON.stringify([secrets, ...all()].slice(0, 20)));
}

/** The links of the table that this one belongs to, by seat from 0; empty if it is no hot seat of this tab. */
export function seatsWith(secret: string): string[] {
  return all().find((seats) => seats.includes(secret)) ?? [];
}
