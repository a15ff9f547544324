// What is printed on the cards that this table has shown.
import { SvelteMap } from "svelte/reactivity";
import type { Face } from "./wire";

export class Faces {
  private readonly known = new SvelteMap<string, Face>();

  learn(faces: Face[]): void {
    for (const face of faces) this.known.set(face.name, face);
  }

  of(name: string): Face | undefined {
    return this.known.get(name);
  }

  forget(): void {
    this.known.clear();
  }
}

/** Name and version of a card: `Roo - Little Helper`. */
export function nameParts(full: string): [string, string] {
  const at = full.indexOf(" - ");
  return at < 0 ? [full, ""] : [full.slice(0, at), full.slice(at + 3)];
}

/** The sign by which copies of a card are told apart: ① of `Roo - Little Helper ①`; '' if there is only one. */
export function copyMark(called: string, full: string): string {
  return called.startsWith(`${full} `) ? called.slice(full.length + 1) : "";
}
