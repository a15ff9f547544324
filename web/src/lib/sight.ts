// Finding things in a view.
import type { Around, CardHere, DeckPlace, InPlay, Question, Side, View } from "./wire";

export interface Found {
  id: string;
  face: string;
  player: number;
  zone: "hand" | "play" | "discard" | "deck" | "action" | "under";
  inPlay: InPlay | null;
}

function here(cards: CardHere[], player: number, zone: Found["zone"]): Found[] {
  return cards.map((card) => ({ id: card.id, face: card.face, player, zone, inPlay: null }));
}

function cardsOf(side: Side): Found[] {
  const p = side.player;
  const under = side.play.flatMap((one) => one.under.filter((card) => card !== null));
  return [
    ...side.play.map((one): Found => ({ id: one.id, face: one.face, player: p, zone: "play", inPlay: one })),
    ...here(side.hand_seen, p, "hand"),
    ...here(side.discard, p, "discard"),
    ...here(
      side.known_deck.map((place) => place.card),
      p,
      "deck",
    ),
    ...here(under, p, "under"),
  ];
}

/** Every card that can be seen. */
export function cardsIn(view: View): Found[] {
  return [...view.sides.flatMap(cardsOf), ...here(view.actions, view.active, "action")];
}

/** The cards that one can tap: in play, and in hands that are seen. */
export function onTable(view: View | null): Set<string> {
  const there =
    view === null ? [] : cardsIn(view).filter((card) => card.zone === "play" || card.zone === "hand");
  return new Set(there.map((card) => card.id));
}

export function findCard(view: View | null, id: string): Found | null {
  return (view !== null && id !== "" && cardsIn(view).find((card) => card.id === id)) || null;
}

/** What the location with this number is called; '' for none. */
export function placeOf(side: Side, id: string): string {
  const at = side.play.find((one) => one.id === id);
  return at ? at.name || at.face : "";
}

function fromTheTop(side: Side): DeckPlace[] {
  return [...side.known_deck].sort((a, b) => a.place - b.place);
}

/** The cards of a deck that are known, from its top down. */
export function knownDeck(side: Side): CardHere[] {
  return fromTheTop(side).map((at) => at.card);
}

const MOST_LOOKED_AT = 12; // a whole deck that is searched is no row of cards

/** What one looks at while something is asked: the cards known from the top of a deck on. */
export function lookedAt(view: View | null, question: Question | null): CardHere[] {
  if (view === null || question === null || question.kind === "turn") return [];
  const tops = view.sides.map((side) => fromTheTop(side).filter((at, n) => at.place === n));
  return tops.flatMap((top) => (top.length > MOST_LOOKED_AT ? [] : top.map((at) => at.card)));
}

/** One's own side first, then the others in the order of turns. Who watches sits beside player 1. */
export function sidesFrom(view: View, seat: number): Side[] {
  const at = Math.max(
    0,
    view.sides.findIndex((side) => side.player === seat),
  );
  return [...view.sides.slice(at), ...view.sides.slice(0, at)];
}

/** What a player is called: by their own name if they gave one. */
export function nameOf(view: View | null, around: Around | null, player: number, seat: number): string {
  const given = around?.seats.find((one) => one.player === player)?.name ?? "";
  const said = view?.sides.find((one) => one.player === player)?.name ?? "";
  return player === seat || given === "" ? said : given;
}

/** The player whose answer the table waits for, in the game or for the next one; 0: nobody. */
export function askedOf(view: View | null, around: Around | null): number {
  if (view?.question) return view.question.player;
  return view?.outcome && around && !around.series_over ? around.starter_asked : 0;
}

/** Whether somebody may know every hand of the game: it is over, the others are bots, or all sit at this device. */
export function seesEverything(around: Around | null, seat: number, hotSeat: boolean): boolean {
  if (around === null || around.series_over) return around !== null;
  const others = around.seats.filter((one) => one.player !== seat);
  return seat > 0 && (hotSeat || others.every((one) => one.who !== "person"));
}
