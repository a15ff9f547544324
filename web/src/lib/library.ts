// What the server knows of rules, cards and decks. What is left out of an answer has its usual value.
import { ask } from "./api";
import type { RulingTitle } from "./rulings";
import { settings, type WireLang } from "./settings.svelte";

export interface RuleTitle {
  number: string;
  text: string;
  heading?: boolean;
}
export interface Chapter {
  number: string;
  title: string;
  sections: RuleTitle[];
}
export interface RuleBelow {
  number: string;
  text: string;
  below?: RuleBelow[];
}
export interface Older {
  documents: string[];
  about: string;
  now: string[];
}
export interface RulePage {
  number: string;
  title?: string;
  text?: string;
  heading?: boolean;
  above?: RuleTitle[];
  below?: RuleBelow[];
  before?: string;
  after?: string;
  see?: string[];
  cards?: string[];
  open?: string[];
  settled?: boolean;
  older?: Older[];
  now?: RuleTitle[];
  rulings?: RulingTitle[];
}
export interface RuleFound {
  number: string;
  title: string;
  text: string;
  sentence?: string;
  heading?: boolean;
}
export interface OpenPoint {
  name: string;
  rule: string;
  question: string;
  answers: { value: boolean | number; default: boolean; text: string }[];
}

export interface TextLine {
  text: string;
  name?: string;
  keyword?: string;
}
export interface CardShort {
  name: string;
  type: string;
  type_name: string;
  inks: string[];
  ink_names: string[];
  cost: number;
  inkable?: boolean;
  classifications?: string[];
  strength?: number;
  willpower?: number;
  lore?: number;
  move_cost?: number;
  sets?: string[];
}
export interface CardFound extends CardShort {
  texts?: TextLine[];
}
export interface CardsFound {
  total: number;
  page: number;
  pages: number;
  cards: CardFound[];
}
export interface Choice {
  value: string;
  name: string;
}
export interface CardChoices {
  inks: Choice[];
  types: Choice[];
  keywords: Choice[];
  classifications: string[];
  sets: string[];
  formats: string[];
  costs: number[];
}
export interface LegalIn {
  format: string;
  legal: boolean;
  banned_since?: string;
  until?: string;
}
export interface CardPage {
  card: CardShort;
  texts: TextLine[];
  spanish: string[];
  printings: { set: string; rarity: string; number?: number }[];
  formats: LegalIn[];
  understood: boolean;
  meaning?: string[];
  unread?: string[];
  max_copies?: number;
  rules?: RuleTitle[];
  rulings?: RulingTitle[];
}

export interface LineAtFault {
  line: number;
  code: string;
  text: string;
  words: string;
  suggestions?: string[];
}
export interface FormatChecked {
  format: string;
  legal: boolean;
  problems?: { code: string; rule: string; words: string; card?: string }[];
}
export interface CostCount {
  cost: number;
  count: number;
  inkable: number;
}
export interface Counted {
  what: string;
  name: string;
  count: number;
}
export interface DeckLooked {
  name: string;
  size: number;
  inkable: number;
  entries: { count: number; card: CardShort }[];
  lines: LineAtFault[];
  notes: LineAtFault[];
  formats: FormatChecked[];
  curve: CostCount[];
  types: Counted[];
  inks: Counted[];
  not_understood: { card: string; words: string[] }[];
}

export const EXPORTS = ["text", "pixelborn"] as const;
export type Export = (typeof EXPORTS)[number];

function inLang(path: string, more: Record<string, string> = {}, lang: WireLang = settings.wire): string {
  return `${path}?${new URLSearchParams({ ...more, lang }).toString()}`;
}

const part = encodeURIComponent;

export const ruleTree = (): Promise<{ chapters: Chapter[] }> => ask(inLang("rules"));
export const ruleAt = (number: string): Promise<RulePage> => ask(inLang(`rules/${part(number)}`));
export const openPoints = (): Promise<{ points: OpenPoint[] }> => ask(inLang("rules/open"));
export const searchRules = (q: string): Promise<{ rules: RuleFound[] }> => ask(inLang("rules/search", { q }));
export const cardChoices = (): Promise<CardChoices> => ask(inLang("cards/filters"));
export const findCards = (filters: Record<string, string>): Promise<CardsFound> =>
  ask(inLang("cards", filters));
export const cardNamed = (name: string, lang?: WireLang): Promise<CardPage> =>
  ask(inLang(`cards/${part(name)}`, {}, lang));
export const sampleDeck = (name: string): Promise<DeckLooked> => ask(inLang(`decks/${part(name)}`));
export const lookAt = (text: string): Promise<DeckLooked> => ask(inLang("decks/look"), { text });
export const exportDeck = (text: string, to: Export): Promise<{ text: string }> =>
  ask(inLang("decks/export"), { text, to });
