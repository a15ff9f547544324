// Cards in words: the accessible name of a card, which says what can be seen on it.
import type { Marks } from "./choices";
import { inkOf } from "./inks";
import { say, wordFor } from "./say";
import type { CardHere, Face, InPlay } from "./wire";

/** Verbs as the card shows them. */
export function canWords(marks: Marks | undefined): string[] {
  return (marks?.can ?? []).map((verb) => wordFor("web.verb_", verb));
}

export function inkWords(face: Face): string {
  return face.inks
    .map((word) => (inkOf(word) === null ? word : wordFor("web.ink_", word.toLowerCase())))
    .join(", ");
}

function stats(strength: number | null, willpower: number | null, lore: number | null): string[] {
  return [
    ...(strength === null ? [] : [say("web.said_strength", { n: strength })]),
    ...(willpower === null ? [] : [say("web.said_willpower", { n: willpower })]),
    ...(lore === null ? [] : [say("web.said_lore", { n: lore })]),
  ];
}

function marked(marks: Marks | undefined): string[] {
  const can = canWords(marks);
  return [
    ...(marks?.hint ? [say("web.hint_here")] : []),
    ...(marks?.target ? [say("web.target")] : []),
    ...(can.length > 0 ? [say("web.said_can", { what: can.join(", ") })] : []),
  ];
}

export function describeHand(card: CardHere, face: Face | undefined, marks: Marks | undefined): string {
  if (face === undefined) return card.face;
  return [
    card.face,
    face.type_name,
    say("web.said_cost", { n: face.cost }),
    ...(card.to_pay === null || card.to_pay === face.cost
      ? []
      : [say("web.said_to_pay", { n: card.to_pay })]),
    inkWords(face),
    say(face.inkable ? "web.inkable" : "web.not_inkable"),
    ...stats(face.strength, face.willpower, face.lore),
    ...marked(marks),
  ].join(", ");
}

/** Exerted or ready; of a location neither is said, because it never exerts. */
export function readiness(one: InPlay, face: Face | undefined): string[] {
  if (one.exerted) return [say("web.exerted")];
  return face?.type === "location" ? [] : [say("web.ready")];
}

/** What something does to it for a while and neither its numbers nor its keywords show: it cannot challenge, say. */
export function held(one: InPlay): string[] {
  const seen = (what: string): boolean => /^[+-]/.test(what) || one.keywords.includes(what);
  return one.modifiers.filter((m) => m.until !== "" && !seen(m.what)).map((m) => m.what);
}

/** `at`: the location where it is. */
export function describeInPlay(
  one: InPlay,
  face: Face | undefined,
  marks: Marks | undefined,
  at: string = "",
): string {
  return [
    one.name || one.face,
    ...(face ? [face.type_name] : []),
    ...stats(one.strength, one.willpower, one.lore),
    ...(face && face.move_cost !== null ? [say("web.said_move_cost", { n: face.move_cost })] : []),
    ...one.keywords,
    ...(one.damage > 0 ? [say("web.said_damage", { n: one.damage })] : []),
    ...readiness(one, face),
    ...(one.drying ? [say("web.drying")] : []),
    ...(one.under.length > 0 ? [say("web.said_under", { n: one.under.length })] : []),
    ...(at === "" ? [] : [say("web.said_at", { name: at })]),
    ...held(one),
    ...marked(marks),
  ].join(", ");
}
