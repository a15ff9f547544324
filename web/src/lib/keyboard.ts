// The keyboard at a table: keys become what the controller does, arrows move the focus between cards.
import { typed } from "./choices";
import { commandOf, nearest } from "./keys";
import type { TableController } from "./table.svelte";

const PATIENCE = 700; // milliseconds in which another digit may follow

/** Digits that make a number: chosen at once if no longer number is possible, else a moment later. */
export class TypedDigits {
  private digits = "";
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly choose: (number: number) => void) {}

  add(digit: string, count: number): void {
    clearTimeout(this.timer);
    this.digits += digit;
    const { chosen, more } = typed(this.digits, count);
    if (more) this.timer = setTimeout(() => this.take(chosen), PATIENCE);
    else this.take(chosen);
  }

  /** Enter ends the number. */
  finish(count: number): boolean {
    if (this.digits === "") return false;
    this.take(typed(this.digits, count).chosen);
    return true;
  }

  stop(): void {
    clearTimeout(this.timer);
    this.digits = "";
  }

  private take(chosen: number): void {
    this.stop();
    if (chosen >= 0) this.choose(chosen);
  }
}

export interface Keyboard {
  table: TableController;
  root: HTMLElement;
  digits: TypedDigits;
  count: number;
  shortcuts: boolean;
}

function focusedKind(): "text" | "control" | "other" {
  const at = document.activeElement;
  if (at?.closest("dialog[open]")) return "text";
  if (at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement || at instanceof HTMLSelectElement)
    return "text";
  return at instanceof HTMLButtonElement || at instanceof HTMLAnchorElement ? "control" : "other";
}

function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** True if the focus moved to another card. */
function moveFocus(root: HTMLElement, dx: number, dy: number): boolean {
  const at = document.activeElement;
  const all = [...root.querySelectorAll<HTMLElement>("[data-card], [data-slot], [data-end]")];
  const others = all.filter((one) => one !== at && one.offsetParent !== null);
  if (at === null || !all.includes(at as HTMLElement)) {
    all[0]?.focus();
    return all.length > 0;
  }
  const next = others[nearest(others.map(middle), middle(at), dx, dy)];
  next?.focus();
  next?.scrollIntoView({ block: "nearest", inline: "nearest" }); // the whole of it, not only a corner
  return next !== undefined;
}

function focusOn(root: HTMLElement, selector: string): void {
  root.querySelector<HTMLElement>(selector)?.focus();
}

export function runKey(event: KeyboardEvent, on: Keyboard): void {
  const command = commandOf(event, focusedKind(), on.shortcuts);
  if (command === null) return;
  const { table, root } = on;
  let used = true;
  switch (command.do) {
    case "digit":
      on.digits.add(command.digit, on.count);
      break;
    case "enter":
      used = on.digits.finish(on.count);
      break;
    case "default":
      table.takeDefault();
      break;
    case "end":
      if (table.end >= 0) table.choose(table.end);
      break;
    case "undo":
      table.undo();
      break;
    case "back":
      table.back();
      break;
    case "question":
      focusOn(root, "[data-home]");
      break;
    case "hand":
      focusOn(root, "[data-hand] button");
      break;
    case "log":
      focusOn(root, "[data-log]");
      break;
    case "hint":
      root.querySelector<HTMLElement>("[data-key=hint]")?.click();
      break;
    case "move":
      used = moveFocus(root, command.dx, command.dy);
      break;
  }
  if (used) event.preventDefault();
}
