// The symbols in the text of cards, as pieces that the page says in words.
export const SYMBOLS: Record<string, string> = {
  "⟳": "exert",
  "⬡": "ink",
  "¤": "strength",
  "⛉": "willpower",
  "◊": "lore",
  "◉": "inkwell",
};

export interface TextPiece {
  text: string;
  symbol: string; // '' for plain text
}

export function textPieces(text: string): TextPiece[] {
  return text
    .split(/([⟳⬡¤⛉◊◉])/u)
    .filter((part) => part !== "")
    .map((part) => ({ text: part, symbol: SYMBOLS[part] ?? "" }));
}
