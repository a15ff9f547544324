// A deck on its way from the page of decks to the lobby.
import { PASTED, type TableForm } from "./lobby";

const PLACE = "tintero.play";

export function playWith(text: string): void {
  sessionStorage.setItem(PLACE, text);
}

/** The form of a new table with the deck that was chosen, once. */
export function withChosenDeck(form: TableForm): TableForm {
  const text = sessionStorage.getItem(PLACE);
  sessionStorage.removeItem(PLACE);
  const seat = form.seats[0];
  if (text !== null && seat !== undefined) [seat.deck, seat.pasted] = [PASTED, text];
  return form;
}
