// One table as one seat sees it: what was told, what is selected, and what a tap or a key does. Both renderings use it.
import { begin, next, timesAsked, type Again, type Answer } from "./again";
import { Announcer } from "./announcer.svelte";
import {
  defaultOption,
  endOption,
  hinted,
  marksOf,
  NOTHING,
  questsLeft,
  slotsOf,
  tapped,
  type Marks,
  type Selection,
  type Slot,
} from "./choices";
import { Faces } from "./faces.svelte";
import { asksForHand, withReplaced } from "./openinghand";
import { OpeningHand } from "./openinghand.svelte";
import { reuse } from "./reuse";
import type { Opened, Shown } from "./shown";
import { askedOf, findCard, nameOf, onTable, sidesFrom } from "./sight";
import type { WireLang } from "./settings.svelte";
import { TableSocket, type Heard, type Line as LineState, type Listener, type Wire } from "./socket";
import { summary } from "./story";
import type { Around, ChatTold, Err, Line, View, WhyTold } from "./wire";

export const THINKING_AFTER = 300;

export interface Setup {
  secret: string;
  lang: WireLang;
  /** At a hot seat: the links of all seats, from the first on. */
  seats: string[];
  open: () => Wire;
  /** Another seat of this table is being used now. */
  moved?: (secret: string) => void;
  /** In a guided game: whether this may be done now. */
  allows?: (what: number | "undo") => boolean;
}

export class TableController implements Listener, Shown {
  readonly faces = new Faces();
  readonly announcer = new Announcer();
  readonly hand = new OpeningHand((option) => this.choose(option));
  line = $state<LineState>("connecting");
  seat = $state(0);
  v = $state(-1); // the version of the view
  hint = $state.raw<number[]>([]); // answers that a guide points at
  view = $state.raw<View | null>(null);
  around = $state.raw<Around | null>(null);
  heardAt = $state(0); // when `around` was told, for clocks
  lines = $state.raw<Line[]>([]);
  chat = $state.raw<ChatTold[]>([]);
  error = $state.raw<{ words: string; rule: string } | null>(null);
  elsewhere = $state(false);
  selection = $state.raw<Selection>(NOTHING);
  opened = $state.raw<Opened | null>(null);
  why = $state.raw<WhyTold | null>(null);
  all = $state(false); // every answer in the option bar
  busy = $state(false);
  warned = $state(false);
  thinking = $state(false);

  /** At a hot seat: the links of all seats. */
  private held = $state.raw<string[]>([]);
  hotSeat = $derived(this.held.length > 0);
  asked = $derived(askedOf(this.view, this.around));
  mine = $derived(this.seat > 0 && this.view?.question?.player === this.seat);
  question = $derived(this.mine ? (this.view?.question ?? null) : null);
  private lying = $derived(onTable(this.view));
  slots = $derived<Slot[]>(slotsOf(this.question, this.selection, this.lying, this.all));
  marks = $derived(
    this.sameMarks(
      withReplaced(
        hinted(marksOf(this.question, this.selection), this.question, this.hint, this.selection),
        this.hand.marked,
      ),
    ),
  );
  end = $derived(endOption(this.question));
  /** Answers that are given by tapping their cards. */
  onCards = $derived(
    (this.question?.options.length ?? 0) -
      slotsOf(this.question, NOTHING, this.lying, false).length -
      (this.end < 0 ? 0 : 1),
  );
  /** How often the same is asked from now on; 0 if nothing more of the kind waits. */
  sameAsked = $derived(timesAsked(this.view, this.question));
  sides = $derived(this.view === null ? [] : sidesFrom(this.view, this.seat));
  over = $derived(this.view?.outcome != null);
  /** At a hot seat: the player who must take the device before anything is shown. 0: nobody. */
  coverFor = $derived(this.asked !== this.seat && this.held[this.asked - 1] ? this.asked : 0);

  private socket: TableSocket;
  private count = 0;
  private readonly prefix = Math.random().toString(36).slice(2, 8);
  private lastMarks: Map<string, Marks> | null = null;
  private choiceId = "";
  private again: Again | null = null;
  private whyId = "";
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly setup: Setup) {
    this.held = setup.seats;
    this.socket = new TableSocket(setup.open, setup.secret, setup.lang, this);
  }

  // ---- what is told ----------------------------------------------------------------------------------------------

  lineIs(state: LineState): void {
    this.line = state;
  }

  heard(frame: Heard): void {
    switch (frame.t) {
      case "hello":
        this.seat = frame.seat;
        this.again = null;
        this.hand.forget();
        this.faces.forget();
        this.faces.learn(frame.faces);
        this.lines = frame.lines;
        this.takeAround(frame.around);
        this.takeView(frame.view, true);
        this.askAloud();
        break;
      case "ev":
        this.takeEvents(frame.view, frame.lines, frame.faces);
        break;
      case "around":
        this.takeAround(frame.around);
        break;
      case "ack":
        // kept, but not yet told: until its version comes the question on the table is the old one
        if (frame.id === this.choiceId && this.socket.v >= frame.v) this.busy = false;
        break;
      case "err":
        this.takeError(frame);
        break;
      case "why":
        if (frame.id === this.whyId) this.why = frame;
        break;
      case "chat":
        this.chat = [...this.chat, frame];
        break;
    }
  }

  dropped(): void {
    this.busy = false;
  }

  private takeEvents(view: View, lines: Line[], faces: Parameters<Faces["learn"]>[0]): void {
    this.faces.learn(faces);
    this.lines = [...this.lines, ...lines];
    const own = this.busy;
    this.takeView(view, own);
    if (this.coverFor) return;
    if (!own) this.announcer.tell(summary(lines));
    if (view.outcome) this.announcer.ask(summary(lines));
    if (!this.answerAgain() && !this.hand.next(this.question)) this.askAloud();
  }

  /** Gives the answer that is to be given again; false if the player is asked. */
  private answerAgain(): boolean {
    if (this.again === null || !this.view || !this.question) return false;
    const { option, again } = next(this.again, this.view, this.question);
    if (option >= 0) this.choose(option);
    this.again = again;
    return option >= 0;
  }

  private takeView(view: View, own: boolean): void {
    this.view = reuse(this.view, view);
    this.v = this.socket.v;
    this.busy = false;
    this.warned = false;
    this.error = null;
    const still = !own && findCard(view, this.selection.card) !== null;
    this.selection = still ? { ...NOTHING, card: this.selection.card } : NOTHING;
    if (own || (this.opened?.card && !still)) this.close();
    else if (this.opened?.card) this.askWhy(this.opened.card);
    if (this.coverFor) this.announcer.clear();
    this.watchThinking();
  }

  private takeAround(around: Around): void {
    this.around = around;
    this.heardAt = Date.now();
    this.watchThinking();
  }

  private takeError(frame: Err): void {
    if (frame.id !== "" && frame.id === this.whyId) return; // of some cards there is nothing to tell
    if (frame.id === this.choiceId) this.busy = false;
    if (frame.code === "elsewhere") this.elsewhere = true;
    this.faces.learn(frame.faces);
    if (frame.view !== null && frame.v === this.socket.v) this.takeView(frame.view, false);
    this.again = null;
    this.hand.stop();
    this.error = { words: frame.words, rule: frame.rule };
    this.announcer.ask(frame.words);
  }

  private askAloud(): void {
    if (this.question && !this.coverFor) this.announcer.ask(this.question.text);
  }

  private watchThinking(): void {
    clearTimeout(this.timer);
    const waits = !this.over && !this.mine && this.view?.question != null;
    if (!waits) this.thinking = false;
    else this.timer = setTimeout(() => (this.thinking = true), THINKING_AFTER);
  }

  // ---- what is done ----------------------------------------------------------------------------------------------

  /** Gives an answer; false if it cannot be given now. */
  choose(option: number): boolean {
    if (!this.question || this.busy || !this.question.options[option]) return false;
    if (this.setup.allows?.(option) === false) return false;
    if (option === this.end && questsLeft(this.question) > 0 && !this.warned) {
      this.warned = true;
      return false;
    }
    this.choiceId = this.id();
    this.busy = true;
    this.error = null;
    this.socket.say({ t: "choose", id: this.choiceId, v: this.socket.v, option });
    return true;
  }

  /** This answer now, and as long as the same is asked. */
  chooseAlways(answer: Answer): void {
    if (!this.view || !this.question || this.sameAsked === 0 || this.busy) return;
    const again = begin(this.view, this.question, answer);
    this.choose(this.question.options.findIndex((option) => option.verb === answer));
    this.again = again;
  }

  /** A button of the option bar. */
  take(slot: Slot): void {
    if (asksForHand(this.question) && slot.cards[0]) this.tap(slot.cards[0]);
    else if (asksForHand(this.question)) this.hand.begin(this.question);
    else if (slot.option >= 0) this.choose(slot.option);
    else this.selection = { card: slot.cards[0]!, action: slot.verb, target: "" };
  }

  tap(card: string): void {
    if (asksForHand(this.question)) {
      this.hand.mark(this.question, card);
      this.open(card);
      return;
    }
    const tap = tapped(this.question, this.selection, card);
    if ("choose" in tap) {
      this.choose(tap.choose);
      return;
    }
    this.selection = tap.select;
    this.warned = false;
    if (tap.select.target === "") this.open(tap.select.card);
  }

  takeDefault(): void {
    if (asksForHand(this.question)) this.hand.begin(this.question);
    else this.choose(defaultOption(this.question, this.selection));
  }

  /** One step back: from the target to the action, to the card, to nothing. */
  back(): void {
    const { card, action, target } = this.selection;
    if (this.warned) this.warned = false;
    else if (target !== "") this.selection = { card, action, target: "" };
    else if (action !== "") this.selection = { ...NOTHING, card };
    else {
      this.selection = NOTHING;
      this.close();
    }
  }

  open(card: string): void {
    const found = findCard(this.view, card);
    if (found === null) {
      this.close();
      return;
    }
    this.opened = { card, face: found.face };
    this.why = null;
    this.askWhy(card);
  }

  /** What the card cannot do, asked anew whenever something has changed. */
  private askWhy(card: string): void {
    const zone = findCard(this.view, card)?.zone;
    if (this.seat === 0 || (zone !== "play" && zone !== "hand")) return;
    this.whyId = this.id();
    this.socket.say({ t: "why", id: this.whyId, card });
  }

  openFace(face: string): void {
    this.opened = { card: "", face };
    this.why = null;
  }

  close(): void {
    this.opened = null;
    this.why = null;
  }

  undo(): void {
    if (this.setup.allows?.("undo") === false) return;
    this.again = null;
    this.socket.say({ t: "undo", id: this.id(), v: this.socket.v });
  }

  concede(): void {
    this.socket.say({ t: "concede", id: this.id() });
  }

  reply(offer: string, yes: boolean): void {
    this.socket.say({ t: "reply", id: this.id(), offer, yes });
  }

  rematch(): void {
    this.socket.say({ t: "rematch", id: this.id() });
  }

  nextGame(first: boolean | null): void {
    this.socket.say({ t: "next", id: this.id(), first });
  }

  claim(player: number, what: "win" | "draw" | "bot"): void {
    this.socket.say({ t: "claim", id: this.id(), player, what });
  }

  pause(): void {
    this.socket.say({ t: "pause", id: this.id() });
  }

  write(text: string): void {
    this.socket.say({ t: "chat", id: this.id(), text });
  }

  speak(lang: WireLang): void {
    this.setup.lang = lang;
    this.socket.speak(lang);
  }

  /** Play in this window, wherever else the seat is open. */
  playHere(): void {
    this.elsewhere = false;
    this.error = null;
    this.socket.again();
  }

  /** At a hot seat: the player who is asked has the device. */
  uncover(): void {
    const secret = this.held[this.coverFor - 1];
    if (!secret) return;
    this.socket.close();
    this.view = null;
    this.lines = [];
    this.chat = [];
    this.selection = NOTHING;
    this.close();
    this.announcer.clear();
    this.setup.moved?.(secret);
    this.socket = new TableSocket(this.setup.open, secret, this.setup.lang, this);
  }

  leave(): void {
    clearTimeout(this.timer);
    this.socket.close();
  }

  /** The link that this window uses now. */
  get secret(): string {
    return this.socket.secret;
  }

  private sameMarks(marks: Map<string, Marks>): Map<string, Marks> {
    this.lastMarks = reuse(this.lastMarks ?? marks, marks);
    return this.lastMarks;
  }

  nameOf(player: number): string {
    return nameOf(this.view, this.around, player, this.seat);
  }

  private id(): string {
    this.count += 1;
    return `${this.prefix}-${this.count}`;
  }
}
