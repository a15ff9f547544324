// Texts taken apart for the page: the sentence that matches, symbols of the rulebook, trees written with indents.
export interface Marked {
  text: string;
  marked: boolean;
}

/** The text in pieces, with the sentence marked if it is in there. */
export function markedPieces(text: string, sentence: string): Marked[] {
  const at = sentence === "" ? -1 : text.indexOf(sentence);
  if (at < 0) return [{ text, marked: false }];
  return [
    { text: text.slice(0, at), marked: false },
    { text: sentence, marked: true },
    { text: text.slice(at + sentence.length), marked: false },
  ].filter((piece) => piece.text !== "");
}

const BOOK_SYMBOLS: Record<string, string> = { "{E}": "⟳", "{S}": "¤", "{W}": "⛉", "{L}": "◊", "{I}": "⬡" };

/** The text of a rule with the same symbols that the text of a card has. */
export function withSymbols(text: string): string {
  return text.replace(/\{[A-Z]+\}/gu, (mark) => BOOK_SYMBOLS[mark] ?? mark);
}

export interface Branch {
  line: string;
  below: Branch[];
}

/** Lines of a tree, each level indented further than the one above. */
export function treeOf(lines: string[]): Branch[] {
  const roots: Branch[] = [];
  const open: { depth: number; branch: Branch }[] = [];
  for (const raw of lines) {
    const line = raw.trimStart();
    const depth = raw.length - line.length;
    const branch: Branch = { line, below: [] };
    while (open.length > 0 && open.at(-1)!.depth >= depth) open.pop();
    (open.at(-1)?.branch.below ?? roots).push(branch);
    open.push({ depth, branch });
  }
  return roots;
}
