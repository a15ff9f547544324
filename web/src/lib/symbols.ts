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

/** The symbols that a text has, each once. */
export function symbolsIn(text: string): { sign: string; symbol: string }[] {
  const signs = textPieces(text).filter((piece) => piece.symbol !== "");
  return [...new Set(signs.map((piece) => piece.text))].map((sign) => ({ sign, symbol: SYMBOLS[sign]! }));
}
