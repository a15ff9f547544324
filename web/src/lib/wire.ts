// Made by tools/wire-types.mjs from docs/protocol.schema.json; do not edit.

export interface Join {
  t: "join";
  secret: string;
  lang?: "en" | "es" | "es-x-en" | "es-x-es";
  v?: number;
}

export interface Choose {
  t: "choose";
  id: string;
  v: number;
  option: number;
}

export interface Undo {
  t: "undo";
  id: string;
  v: number;
}

export interface Concede {
  t: "concede";
  id: string;
}

export interface Reply {
  t: "reply";
  id: string;
  offer: string;
  yes: boolean;
}

export interface Rematch {
  t: "rematch";
  id: string;
}

export interface NextGame {
  t: "next";
  id: string;
  first?: boolean | null;
}

export interface Claim {
  t: "claim";
  id: string;
  player: number;
  what: "bot" | "draw" | "win";
}

export interface Pause {
  t: "pause";
  id: string;
}

export interface Why {
  t: "why";
  id: string;
  card: string;
}

export interface Chat {
  t: "chat";
  id: string;
  text: string;
}

export interface Speak {
  t: "speak";
  lang: "en" | "es" | "es-x-en" | "es-x-es";
}

export interface Ping {
  t: "ping";
}

export interface Hello {
  t: "hello";
  protocol: number;
  table: string;
  seat: number;
  lang: string;
  v: number;
  view: View;
  lines: Line[];
  around: Around;
  faces: Face[];
}

export interface View {
  viewer: number;
  turn: number;
  phase: string;
  phase_name: string;
  active: number;
  first: number;
  sides: Side[];
  actions: CardHere[];
  challenge: string[];
  bag: Waiting[];
  effects: Lasting[];
  question: Question | null;
  outcome: Ended | null;
}

export interface Side {
  player: number;
  name: string;
  lore: number;
  lore_to_win: number;
  ink: number;
  ink_ready: number;
  deck: number;
  hand: number;
  in_game: boolean;
  ink_drops: number;
  inked: number;
  known_deck: DeckPlace[];
  hand_seen: CardHere[];
  discard: CardHere[];
  play: InPlay[];
  modifiers: Modifier[];
}

export interface DeckPlace {
  place: number;
  card: CardHere;
}

export interface CardHere {
  id: string;
  face: string;
  to_pay: number | null;
}

export interface InPlay {
  id: string;
  face: string;
  name: string;
  exerted: boolean;
  drying: boolean;
  damage: number;
  strength: number | null;
  willpower: number | null;
  lore: number | null;
  keywords: string[];
  classifications: string[] | null;
  abilities: Ability[] | null;
  at: string;
  under: (CardHere | null)[];
  modifiers: Modifier[];
}

export interface Ability {
  text: string;
  name: string;
  given: boolean;
}

export interface Modifier {
  what: string;
  source: string;
  ability: string;
  until: string;
  rule: string;
}

export interface Waiting {
  player: number;
  card: string;
  name: string;
  ability: string;
  text: string;
}

export interface Lasting {
  player: number;
  source: string;
  text: string;
  until: string;
}

export interface Question {
  player: number;
  kind: string;
  rule: string;
  text: string;
  about: string;
  card: string;
  goes_to: string;
  not_ending: string;
  options: Option[];
}

export interface Option {
  verb: string;
  text: string;
  cards: string[];
  cost: number | null;
  preview: Preview | null;
}

export interface Preview {
  deals: number;
  takes: number;
  banishes: boolean;
  is_banished: boolean;
}

export interface Ended {
  winners: number[];
  reason: string;
  rule: string;
  turn: number;
}

export interface Line {
  text: string;
  rule: string;
  kind: string;
  player: number;
  names: string[];
}

export interface Around {
  seats: Seated[];
  best_of: number;
  game: number;
  series_over: boolean;
  starter_asked: number;
  thinking: boolean;
  clock: Clock | null;
  offers: Offer[];
  watchers: number;
  chat: boolean;
  hints: boolean;
}

export interface Seated {
  player: number;
  name: string;
  who: string;
  here: boolean;
  gone_in: number | null;
  wins: number;
}

export interface Clock {
  left: number[];
  running: number;
  paused: boolean;
}

export interface Offer {
  id: string;
  what: string;
  player: number;
  waiting: number[];
}

export interface Face {
  name: string;
  type: string;
  type_name: string;
  cost: number;
  inks: string[];
  inkable: boolean;
  classifications: string[];
  strength: number | null;
  willpower: number | null;
  lore: number | null;
  move_cost: number | null;
  keywords: string[];
  abilities: Ability[];
}

export interface Ev {
  t: "ev";
  v: number;
  since: number;
  changed: ViewChanged;
  lines: Line[];
  faces: Face[];
}

export interface ViewChanged {
  viewer?: number;
  turn?: number;
  phase?: string;
  phase_name?: string;
  active?: number;
  first?: number;
  sides: SideChanged[];
  actions?: CardHere[];
  challenge?: string[];
  bag?: Waiting[];
  effects?: Lasting[];
  question?: QuestionChanged | null;
  outcome?: Ended | null;
}

export interface SideChanged {
  player: number;
  name?: string;
  lore?: number;
  lore_to_win?: number;
  ink?: number;
  ink_ready?: number;
  deck?: number;
  hand?: number;
  in_game?: boolean;
  ink_drops?: number;
  inked?: number;
  known_deck?: DeckPlace[];
  hand_seen?: (string | CardHere)[];
  discard?: (string | CardHere)[];
  play?: (string | InPlay)[];
  modifiers?: Modifier[];
}

export interface QuestionChanged {
  player: number;
  kind: string;
  rule: string;
  text: string;
  about: string;
  card: string;
  goes_to: string;
  not_ending: string;
  options: (number | Option)[];
}

export interface AroundTold {
  t: "around";
  around: Around;
}

export interface Ack {
  t: "ack";
  id: string;
  v: number;
}

export interface Err {
  t: "err";
  code: string;
  words: string;
  id: string;
  rule: string;
  v: number;
  view: View | null;
  faces: Face[];
}

export interface WhyTold {
  t: "why";
  id: string;
  card: string;
  name: string;
  answers: Reason[];
}

export interface Reason {
  what: string;
  possible: boolean;
  reason: string;
  rule: string;
}

export interface ChatTold {
  t: "chat";
  player: number;
  text: string;
}

export interface Pong {
  t: "pong";
}

export type FromPage = Join | Choose | Undo | Concede | Reply | Rematch | NextGame | Claim | Pause | Why | Chat | Speak | Ping;
export type FromServer = Hello | Ev | AroundTold | Ack | Err | WhyTold | ChatTold | Pong;

/** What a field that was left out means, and which shape a field holds. */
export const SHAPES: Record<string, { usual: Record<string, unknown>; holds: Record<string, string> }> =
{
 "Hello": {
  "usual": {
   "faces": []
  },
  "holds": {
   "view": "View",
   "lines": "Line",
   "around": "Around",
   "faces": "Face"
  }
 },
 "View": {
  "usual": {
   "actions": [],
   "challenge": [],
   "bag": [],
   "effects": [],
   "question": null,
   "outcome": null
  },
  "holds": {
   "sides": "Side",
   "actions": "CardHere",
   "bag": "Waiting",
   "effects": "Lasting",
   "question": "Question",
   "outcome": "Ended"
  }
 },
 "Side": {
  "usual": {
   "in_game": true,
   "ink_drops": 0,
   "inked": 0,
   "known_deck": [],
   "hand_seen": [],
   "discard": [],
   "play": [],
   "modifiers": []
  },
  "holds": {
   "known_deck": "DeckPlace",
   "hand_seen": "CardHere",
   "discard": "CardHere",
   "play": "InPlay",
   "modifiers": "Modifier"
  }
 },
 "DeckPlace": {
  "usual": {},
  "holds": {
   "card": "CardHere"
  }
 },
 "CardHere": {
  "usual": {
   "to_pay": null
  },
  "holds": {}
 },
 "InPlay": {
  "usual": {
   "name": "",
   "exerted": false,
   "drying": false,
   "damage": 0,
   "strength": null,
   "willpower": null,
   "lore": null,
   "keywords": [],
   "classifications": null,
   "abilities": null,
   "at": "",
   "under": [],
   "modifiers": []
  },
  "holds": {
   "abilities": "Ability",
   "under": "CardHere",
   "modifiers": "Modifier"
  }
 },
 "Ability": {
  "usual": {
   "name": "",
   "given": false
  },
  "holds": {}
 },
 "Modifier": {
  "usual": {
   "source": "",
   "ability": "",
   "until": "",
   "rule": ""
  },
  "holds": {}
 },
 "Waiting": {
  "usual": {
   "card": "",
   "name": "",
   "ability": "",
   "text": ""
  },
  "holds": {}
 },
 "Lasting": {
  "usual": {
   "until": ""
  },
  "holds": {}
 },
 "Question": {
  "usual": {
   "about": "",
   "card": "",
   "goes_to": "",
   "not_ending": "",
   "options": []
  },
  "holds": {
   "options": "Option"
  }
 },
 "Option": {
  "usual": {
   "cards": [],
   "cost": null,
   "preview": null
  },
  "holds": {
   "preview": "Preview"
  }
 },
 "Preview": {
  "usual": {
   "banishes": false,
   "is_banished": false
  },
  "holds": {}
 },
 "Ended": {
  "usual": {},
  "holds": {}
 },
 "Line": {
  "usual": {
   "kind": "",
   "player": 0,
   "names": []
  },
  "holds": {}
 },
 "Around": {
  "usual": {
   "best_of": 1,
   "game": 1,
   "series_over": false,
   "starter_asked": 0,
   "thinking": false,
   "clock": null,
   "offers": [],
   "watchers": 0,
   "chat": false,
   "hints": false
  },
  "holds": {
   "seats": "Seated",
   "clock": "Clock",
   "offers": "Offer"
  }
 },
 "Seated": {
  "usual": {
   "here": false,
   "gone_in": null,
   "wins": 0
  },
  "holds": {}
 },
 "Clock": {
  "usual": {
   "running": 0,
   "paused": false
  },
  "holds": {}
 },
 "Offer": {
  "usual": {},
  "holds": {}
 },
 "Face": {
  "usual": {
   "inkable": false,
   "classifications": [],
   "strength": null,
   "willpower": null,
   "lore": null,
   "move_cost": null,
   "keywords": [],
   "abilities": []
  },
  "holds": {
   "abilities": "Ability"
  }
 },
 "Ev": {
  "usual": {
   "lines": [],
   "faces": []
  },
  "holds": {
   "changed": "ViewChanged",
   "lines": "Line",
   "faces": "Face"
  }
 },
 "ViewChanged": {
  "usual": {
   "sides": []
  },
  "holds": {
   "sides": "SideChanged",
   "actions": "CardHere",
   "bag": "Waiting",
   "effects": "Lasting",
   "question": "QuestionChanged",
   "outcome": "Ended"
  }
 },
 "SideChanged": {
  "usual": {},
  "holds": {
   "known_deck": "DeckPlace",
   "hand_seen": "CardHere",
   "discard": "CardHere",
   "play": "InPlay",
   "modifiers": "Modifier"
  }
 },
 "QuestionChanged": {
  "usual": {
   "about": "",
   "card": "",
   "goes_to": "",
   "not_ending": "",
   "options": []
  },
  "holds": {
   "options": "Option"
  }
 },
 "AroundTold": {
  "usual": {},
  "holds": {
   "around": "Around"
  }
 },
 "Ack": {
  "usual": {},
  "holds": {}
 },
 "Err": {
  "usual": {
   "id": "",
   "rule": "",
   "v": -1,
   "view": null,
   "faces": []
  },
  "holds": {
   "view": "View",
   "faces": "Face"
  }
 },
 "WhyTold": {
  "usual": {},
  "holds": {
   "answers": "Reason"
  }
 },
 "Reason": {
  "usual": {
   "reason": "",
   "rule": ""
  },
  "holds": {}
 },
 "ChatTold": {
  "usual": {},
  "holds": {}
 },
 "Pong": {
  "usual": {},
  "holds": {}
 }
};
