// `say`: a sentence in the language that is set now. In a component it is said anew when the language changes.
import { settings } from "./settings.svelte";
import { has, sayIn, type Slots } from "./words";

export function say(key: string, slots: Slots = {}): string {
  return sayIn(settings.wire, key, slots);
}

/** A word for a code of the server; what has no word here is shown as the code is. */
export function wordFor(family: string, code: string): string {
  return has(family + code) ? say(family + code) : code;
}
