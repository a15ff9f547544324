// What a key means at a table. No state, no page.
export type Command =
  | { do: "digit"; digit: string }
  | { do: "default" | "enter" | "end" | "undo" | "back" | "question" | "hand" | "log" | "hint" }
  | { do: "move"; dx: number; dy: number };

export interface Key {
  key: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

const LETTERS: Record<string, Command> = {
  e: { do: "end" },
  u: { do: "undo" },
  q: { do: "question" },
  h: { do: "hand" },
  l: { do: "log" },
  a: { do: "hint" },
};

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** `on`: what has the focus. `shortcuts`: whether single characters may mean something (WCAG 2.1.4). */
export function commandOf(key: Key, on: "text" | "control" | "other", shortcuts: boolean): Command | null {
  if (key.ctrlKey || key.altKey || key.metaKey || on === "text") return null;
  if (key.key === "Escape") return { do: "back" };
  const arrow = ARROWS[key.key];
  if (arrow) return { do: "move", dx: arrow[0], dy: arrow[1] };
  if (key.key === "Enter") return on === "other" ? { do: "enter" } : null;
  if (!shortcuts) return null;
  if (key.key === " ") return on === "other" ? { do: "default" } : null;
  if (/^[0-9]$/.test(key.key)) return { do: "digit", digit: key.key };
  return LETTERS[key.key.toLowerCase()] ?? null;
}

export interface Box {
  x: number;
  y: number;
}

/** The nearest of the others in a direction, by their middles; -1: there is none. */
export function nearest(boxes: Box[], from: Box, dx: number, dy: number): number {
  let best = -1;
  let shortest = Infinity;
  boxes.forEach((box, n) => {
    const along = (box.x - from.x) * dx + (box.y - from.y) * dy;
    const aside = Math.abs((box.x - from.x) * dy) + Math.abs((box.y - from.y) * dx);
    const far = along + 2 * aside;
    if (along > 4 && far < shortest) {
      best = n;
      shortest = far;
    }
  });
  return best;
}
