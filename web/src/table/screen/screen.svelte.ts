/** A table on the screen while it is played. */
import type { TableView, Fields } from "../../game";
import { pick, unfold } from "../../connection/actions";
import { api } from "../../connection/api";
import type { RequestAnswer } from "../../connection/channel";
import { Live, liveAddress, type MoveAnswer } from "../../connection/live";
import { notifications } from "../../device/notifications.svelte";
import { Notices } from "../../device/notices.svelte";
import { preferences, type Pace } from "../../device/preferences.svelte";
import { play } from "../../device/sounds";
import { spoken } from "../../texts/phrases";
import { explain } from "../../texts/reader.svelte";
import type {
  Around,
  Entry,
  LineInfo,
  Say,
  Position,
  RefusalInfo,
  TableToPlay,
  Trouble,
  TurnInfo,
  Update,
} from "../../wire";
import type { Call } from "../company/clocks.svelte";
import { Company } from "../company/company.svelte";
import { Again, type Past } from "./again.svelte";
import { AskedOnce } from "./asked-once";
import { firstShown } from "../end/chance/shown";
import { Talk } from "../talk/talk.svelte";
import { broughtBy, counting, turnsOfOthers, type TurnOfLog } from "../log/log";
import { Outdated } from "./outdated.svelte";
import { timeToFollow } from "./pace";
import { Queue } from "./queue";
import { TableOnScreen } from "./table-on-screen.svelte";

interface Step {
  update: Update;
  /** What has not been on the screen before. */
  fresh: Entry[];
}

/** How long a bot may think before it is shown to, in milliseconds: those that answer at once make nothing flicker. */
const THINKS = 500;

/** How long it is shown from where something that is shown again began, in milliseconds. */
const BEFORE = 700;

export class TableScreen extends TableOnScreen implements TableView {
  readonly replayed = false;
  readonly notices = new Notices();
  readonly company: Company;
  readonly talk: Talk;
  /** Whether the server has become another program. */
  readonly outdated: Outdated;
  /** Whether the server can be heard. */
  connected = $state(true);
  /** Who gets the device, while the one who has just played still looks at what came of it. */
  passTo = $state<number | null>(null);
  /** Who should take the device, while it is passed on. */
  handover = $state<number | null>(null);
  /** Whether the match has come to its end here, before somebody's eyes, and has not been counted yet. */
  hasJustEnded = false;
  /** The table is no longer there: why. */
  trouble = $state.raw<Trouble | null>(null);

  #seat = $state<number | null>(null);
  #history = $state.raw<Entry[]>([]);
  /** The newest entry that is on the screen, and the newest that came. */
  #shown = $state(0);
  #newest = $state(0);
  #sending = $state(false);
  /** The entry that was made of what was decided here: until it has come, what is shown is what was decided about. */
  #awaited = $state(0);
  /** What is under way has never left this page. */
  #kept = $state(false);
  /** What was sent last. */
  #tried: Fields | null = null;
  /** What is on the screen was decided elsewhere, and has its time. */
  #followed = $state(false);
  /** The turn that is pointed at. */
  #recalled = $state.raw<TurnOfLog | null>(null);
  #called = "";
  /** The bots that are waited for longer than a moment, and what will tell that they are. */
  #thinking = $state.raw<number[]>([]);
  #wondering: ReturnType<typeof setTimeout> | undefined;
  /** What others have decided in a turn that isn't over yet: it is read out as one message. */
  #unread: Entry[] = [];

  readonly #live: Live;
  readonly #queue: Queue<Step>;
  readonly #again: Again;
  readonly #answers = new AskedOnce<string, unknown>();
  readonly #actions: Fields[];
  readonly #table = $derived.by((): TableToPlay => ({ ...this.told, seats: this.company.seats }));
  readonly #legal = $derived.by(() => pick(this.#actions, this.position.legal));
  readonly #log = $derived(counting(this.#history.filter((entry) => entry.number <= this.#shown)));
  readonly #recap = $derived.by(() => {
    const now = this.reached?.turn ?? { seat: 0, number: 0 };
    return turnsOfOthers(this.#log, this.#seat, now, this.table.seats.length);
  });

  /** @param told what was told of the table before anybody sat down who wasn't there */
  constructor(private readonly told: TableToPlay) {
    super();
    this.company = new Company(told);
    this.#actions = unfold(told.actions);
    this.#queue = new Queue<Step>(
      (step) => this.#show(step),
      () => this.#rest(),
    );
    this.#again = new Again(
      (past) => this.#showPast(past),
      () => {
        this.moving = null;
        this.gains.clear();
      },
    );
    this.talk = new Talk(
      told.id,
      (seat) => this.company.mine.includes(seat),
      (line) => this.#overhear(line),
    );
    this.company.clocks.call = (seat, left) => this.#callTime(seat, left);
    this.outdated = new Outdated(() => !(this.ready && this.deciding) && !this.sending);
    firstShown(told.id, told.commitment);
    this.#live = new Live(liveAddress(told.id), told.numbering, {
      update: (update) => this.#receive(update),
      around: (around) => this.#lookAround(around),
      talked: (lines) => this.talk.hear(lines),
      connected: (connected) => {
        this.connected = connected;
        this.#kept = this.#live.isKept;
      },
      trouble: (trouble) => this.notices.add(this.texts.say(trouble.key, trouble.values)),
      gone: (trouble) => (this.trouble = trouble),
      unseated: (trouble) => {
        this.#watch(null);
        this.notices.add(this.texts.say(trouble.key, trouble.values));
      },
      outdated: (isStrange, { numbering, version }) => this.outdated.hear(isStrange, `${numbering} ${version}`),
    });
    this.#looking();
    document.addEventListener("visibilitychange", this.#looking);
    // With several people at one device nobody's secrets are shown before they have it in hand.
    this.#watch(this.#onlySeat ?? (told.has_secrets ? null : told.asked));
  }

  get table(): TableToPlay {
    return this.#table;
  }
  override get here(): number[] {
    return this.company.here;
  }
  /** The seat of who uses this device, where it is one. */
  get #onlySeat(): number | null {
    const [first, second] = this.company.mine;
    return second === undefined ? (first ?? null) : null;
  }

  override get position(): Position {
    return this.#again.now?.position ?? super.position;
  }
  get seat(): number | null {
    return this.#seat;
  }
  get legal(): Fields[] {
    return this.deciding && !this.sending ? this.#legal : [];
  }
  get turnSoFar(): Entry[] {
    return this.#log.filter((entry) => entry.turn.number === this.position.turn.number);
  }
  get confirms(): boolean {
    return preferences.confirms;
  }

  /** An action of the board by its number. */
  action(number: number): Fields {
    return this.#actions[number] ?? {};
  }

  /** What has happened and counts, as far as it has been shown. */
  get log(): Entry[] {
    return this.#log;
  }
  /** What the others did since the last turn of who reads this, turn by turn. */
  get recap(): TurnOfLog[] {
    return this.#recap;
  }
  override get news(): Fields[] {
    if (this.#again.now) return [];
    if (!this.#recalled && (this.#seat === null || this.#hasActed || this.position.result)) return [];
    const turns = this.#recalled ? [this.#recalled] : this.#recap;
    return turns.flatMap(({ entries }) => entries.flatMap(({ events }) => events as Fields[]));
  }
  override get recalled(): boolean {
    return this.#recalled !== null && this.#again.now === null;
  }
  get recalledTurn(): TurnOfLog | null {
    return this.#recalled;
  }
  /** Whether a turn is shown again. */
  get isAgain(): boolean {
    return this.#again.now !== null;
  }
  /** Whether who reads this has begun their turn: then they have seen what the others did. */
  get #hasActed(): boolean {
    const now = this.reached?.turn.number;
    return this.#log.some((entry) => entry.seat === this.#seat && entry.turn.number === now);
  }

  /** Moves are waiting to be shown. */
  get behind(): boolean {
    return this.#shown < this.#newest;
  }
  /** What others decided is being shown. Whoever has seen enough of it goes on. */
  get following(): boolean {
    return this.behind || this.#followed || this.#again.now !== null;
  }
  /** What is shown stays until somebody goes on. */
  get waits(): boolean {
    return (this.#followed || this.#again.now !== null) && preferences.pace === "step";
  }
  override get acting(): number[] {
    return this.shown ? [this.shown.seat] : super.acting;
  }
  override get turn(): TurnInfo {
    return this.shown?.turn ?? super.turn;
  }
  override get thinking(): number[] {
    return this.connected ? this.#thinking : [];
  }
  /** What is being shown of a turn while nobody here has to decide: as long as it is, it is that player's turn. */
  get shown(): Entry | null {
    const entry = this.deciding ? null : this.moving;
    return entry && entry.seat >= 0 && entry.turn.number > 0 ? entry : null;
  }
  /** The person whose eyes these are has to decide. */
  get deciding(): boolean {
    const { seat, actors, lesson } = this.position;
    if (lesson?.moving) return false;
    return !this.following && seat !== null && seat === this.#seat && this.#actingHere({ actors }).includes(seat);
  }
  /** What was decided here is under way to the server; while that can't be heard, it is kept. */
  get sending(): boolean {
    return this.#sending || this.#newest < this.#awaited;
  }
  /** What was decided is kept until the server can be heard, and can still be taken back. */
  get isKept(): boolean {
    return this.#sending && this.#kept;
  }
  get canUndo(): boolean {
    if (this.sending) return this.isKept;
    return !this.following && this.position.can_undo;
  }

  async send(action: Fields): Promise<void> {
    const seat = this.#seat;
    if (seat === null || this.sending) return;
    this.#tried = action;
    await this.#decide((seq) => this.#live.move(seq, action), "move");
  }

  /** The game's word for a position that undo should not stop at. */
  midway: (view: unknown) => boolean = () => false;

  async undo(turn: boolean): Promise<void> {
    const seat = this.#seat;
    if (seat === null || !this.canUndo) return;
    if (this.isKept) {
      this.#live.withdraw();
      return;
    }
    await this.#decide((seq) => this.#live.undo(seq, turn), "undone");
    if (seat === this.#seat && this.midway(this.view) && this.position.can_undo)
      await this.#decide((seq) => this.#live.undo(seq, false), "undone");
  }

  why(action: Fields): Promise<RefusalInfo | null> {
    return this.#seat === null ? Promise.resolve(null) : this.#live.why(action);
  }

  /** Who answers refusals instead of notices, and from whom one learns. */
  coach: { refuse(refusal: RefusalInfo, tried: Fields | null): void } | null = null;

  tell(refusal: RefusalInfo): void {
    const { text, rule } = this.texts.refusal(refusal);
    play("refused");
    if (this.coach) this.coach.refuse(refusal, this.#tried);
    else this.notices.add(text, rule);
    this.notices.read(text);
    this.#tried = null;
  }

  /** What a lesson tells at that stop has been read. */
  async readOn(stop: number): Promise<void> {
    this.#hear(await this.#live.read(stop));
  }

  ask<Answer>(question: { about: string }): Promise<Answer | null> {
    const ask = () => this.#live.ask(question);
    return this.#answers.of(JSON.stringify(question), ask) as Promise<Answer | null>;
  }

  announce(text: string): void {
    this.notices.read(text);
  }

  /** The bot that plays for a seat of who uses this device shall go. */
  async takeBack(seat: number): Promise<void> {
    if (seat !== this.#seat) this.#watch(seat);
    this.#hear(await this.#live.takeBack());
  }

  /** Ask everybody to take back all that came after an entry, or to end the match without a result. */
  async propose(what: "rewind" | "end", to = 0): Promise<void> {
    if (this.#seat !== null) this.#hear(await this.#live.propose(what, to));
  }

  /** Answer a proposal, by its number. */
  async vote(number: number, yes: boolean): Promise<void> {
    if (this.#seat !== null) this.#hear(await this.#live.vote(number, yes));
  }

  /** The last entry before a decision, if everybody together can go back there. */
  entryBefore(entry: Entry | undefined): number | null {
    const earliest = this.position.rewind;
    const before = entry && this.#log[this.#log.indexOf(entry) - 1];
    if (earliest === null || !before || this.#seat === null || this.following || this.guided) return null;
    return before.number >= earliest ? before.number : null;
  }

  /** Where one's last decision would be taken back, where that needs everybody's consent. */
  get backBefore(): number | null {
    if (this.canUndo) return null;
    return this.entryBefore(this.#log.findLast((entry) => entry.seat === this.#seat));
  }

  /** Say something to everybody at the table; whether it was said. */
  async say(kind: Say["kind"], text: string): Promise<boolean> {
    return this.#seat !== null && this.#hear(await this.#live.say(kind, text));
  }

  #overhear(line: LineInfo): void {
    const name = this.texts.seat(line.seat);
    this.notices.read(this.texts.say("page-said", { name, text: spoken(line) }));
    play("talk");
  }

  /** Whether something came of what is no move; else it is told why. */
  #hear(answer: RequestAnswer): boolean {
    if (answer.type === "error") this.notices.add(this.texts.say(answer.key, answer.values));
    else if (answer.type === "refused") this.tell(answer.refusal);
    return answer.type === "accepted";
  }

  /** Stop following the moves one by one: show the table as it is now. */
  skip(): void {
    if (this.#again.now) this.#again.end();
    else this.#queue.skip();
  }

  /** Show the next step, or where steps follow one another by themselves, the table as it is now. */
  goOn(): void {
    if (!this.waits) this.skip();
    else if (this.#again.now) this.#again.goOn();
    else this.#queue.goOn();
  }

  /** Somebody points at the card of a turn, or at none any more. */
  recall(turn: TurnOfLog | null): void {
    this.#recalled = turn;
  }

  /** Show a turn again, from the position before it; then the table as it is now. */
  async showAgain({ entries }: TurnOfLog): Promise<void> {
    const seat = this.#seat;
    const numbers = entries.map((entry) => this.#log.indexOf(entry) + 1);
    const first = numbers[0];
    const isBusy = () => this.following;
    if (isBusy() || !first) return;
    const past = (number: number) => api.position(this.table.id, number, seat);
    try {
      const positions = await Promise.all([first - 1, ...numbers].map(past));
      // Something may have happened while they were fetched: the present comes first.
      if (isBusy() || seat !== this.#seat) return;
      const before = (index: number) => positions[index - 1] ?? null;
      const entry = (index: number) => entries[index - 1] ?? null;
      this.#again.show(positions.map((position, at) => ({ position, before: before(at), entry: entry(at) })));
    } catch (reason) {
      this.notices.add(explain(reason));
    }
  }

  /** All that the last turn of the one who looks has brought. */
  get outcome(): Entry[] {
    return broughtBy(this.#log, this.#seat);
  }

  /** The one who has just played has seen enough. */
  passOn(): void {
    this.handover = this.passTo;
    this.passTo = null;
    this.gains.clear();
    // While the device is passed on, it shows what everybody may see.
    if (this.#seat !== null) this.#watch(null);
  }

  /** The next person has the device in hand. */
  take(): void {
    const seat = this.handover;
    this.handover = null;
    this.#watch(seat);
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.#looking);
    this.#wonder([]);
    this.outdated.stop();
    this.company.close();
    this.talk.close();
    this.#queue.stop();
    this.#again.stop();
    this.gains.clear();
    this.#live.close();
  }

  #watch(seat: number | null): void {
    if (seat !== this.#seat) {
      this.notices.forget();
      this.#unread = [];
      this.#recalled = null;
    }
    this.#seat = seat;
    this.#live.watch(seat);
  }

  readonly #looking = (): void => this.#live.look(!document.hidden);

  #lookAround(around: Around): void {
    this.company.hear(around);
    const { mine } = this.company;
    // Somebody sat down, or the seat is somebody else's by now.
    if (this.#seat === null ? mine.length === 1 : !mine.includes(this.#seat)) this.#watch(this.#onlySeat);
  }

  async #decide(ask: (seq: number) => Promise<MoveAnswer>, sound: "move" | "undone"): Promise<void> {
    this.#sending = true;
    const answering = ask(this.#newest);
    this.#kept = this.#live.isKept;
    const answer = await answering;
    this.#sending = false;
    if (answer.type === "withdrawn") {
      play("undone");
      this.notices.read(this.texts.say("page-taken-back"));
    } else if (answer.type === "accepted") {
      this.#awaited = answer.seq;
      play(sound);
      this.notices.clear();
      if (sound === "undone") this.notices.read(this.texts.say("page-taken-back"));
    } else if (answer.type === "refused") this.tell(answer.refusal);
    else if (answer.type === "stale") this.notices.add(this.texts.say("page-move-too-late"));
    else this.notices.add(this.texts.say(answer.key, answer.values));
    this.outdated.passMove();
  }

  #receive(update: Update): void {
    // Where nothing is secret, the first thing to be seen is what somebody here decides about, not the same as others see it.
    const [first] = this.#actingHere(update.position);
    if (!this.reached && this.#seat === null && first !== undefined && !this.table.has_secrets) {
      this.#watch(first);
      return;
    }
    this.#again.end();
    const fresh = update.entries.filter((entry) => entry.number > this.#newest);
    this.#history = update.since === 0 ? update.entries : [...this.#history, ...fresh];
    this.#newest = update.seq;
    // What you decided yourself doesn't wait behind anything, and nobody is interrupted who decides when others do too.
    if (fresh.some((entry) => entry.seat === this.#seat) || this.#decides(this.reached, update.position))
      this.#queue.skip();
    this.#queue.add({ update, fresh });
  }

  /** Whether the person whose eyes these are had to decide, and still has to. */
  #decides(before: Position | null, { seat, actors }: Position): boolean {
    return seat !== null && seat === this.#seat && actors.includes(seat) && !!before?.actors.includes(seat);
  }

  #show({ update, fresh }: Step): number {
    const before = this.reached;
    // Whoever comes back is told the same once more: what they have planned stays.
    if (before && fresh.length === 0 && JSON.stringify(before) === JSON.stringify(update.position)) return 0;
    const entry = fresh.length === 1 ? fresh[0] : undefined;
    this.#answers.clear();
    this.#wonder([]);
    if (before && !before.result && update.position.result) this.hasJustEnded = true;
    this.reached = update.position;
    this.#shown = update.seq;
    this.moving = before && entry && entry.undoes.length === 0 ? entry : null;
    this.#followed = false;
    if (!before || !entry || !this.moving) {
      // The same table through other eyes takes nothing from what was gained; taking back and catching up do.
      if (fresh.length > 0) this.gains.clear();
      return 0;
    }
    this.gains.tell(before.scores, update.position.scores);
    this.#readOut(entry, update.position);
    this.#sound(entry, before, update.position);
    return document.hidden ? 0 : this.#timeFor(entry, before, update.position);
  }

  /** How long a decision is shown: one's own as long as it moves, those of bots at the reader's pace. */
  #timeFor(entry: Entry, before: Position, after: Position): number {
    // What is counted at the end has a page of its own.
    const told = { ...entry, events: entry.events.filter((event) => !this.isCounted(event as Fields)) };
    if (entry.seat < 0 || this.here.includes(entry.seat)) return this.motion * this.motionsOf(told);
    if (this.#decides(before, after)) return 0;
    const time = this.#timeToRead(told, after, preferences.pace);
    this.#followed = time > 0;
    return time;
  }

  #timeToRead(entry: Entry, after: Position, pace: Pace): number {
    return timeToFollow(pace, Array.from(this.texts.entry(entry)).length, endsTurn(entry, after));
  }

  /** One's own decisions are read out as they come, those of others turn by turn. */
  #readOut(entry: Entry, after: Position): void {
    if (entry.seat === this.#seat) {
      this.#read(entry.events as Fields[]);
      return;
    }
    this.#unread.push(entry);
    if (endsTurn(entry, after)) this.#readTurn();
  }

  #readTurn(): void {
    const events = this.#unread.flatMap((entry) => entry.events as Fields[]);
    this.#unread = [];
    this.#read(events.filter((event) => !this.isCounted(event)));
  }

  #read(events: Fields[]): void {
    const told = events.filter((event) => !this.isPrelude(event));
    if (told.length > 0) this.notices.read(this.texts.tell(told));
  }

  /** What is shown again has time to be read, however quick the reader wants it to be the first time. */
  #showPast({ entry, before, position }: Past): number {
    this.moving = entry;
    if (!entry || !before) return BEFORE;
    this.gains.tell(before.scores, position.scores);
    return this.#timeToRead(entry, position, preferences.pace === "step" ? "step" : "calm");
  }

  #sound(entry: Entry, before: Position, after: Position): void {
    if (after.result) play("over");
    else if (after.scores.some((points, seat) => (points ?? 0) > (before.scores[seat] ?? 0))) play("points");
    else if (entry.seat !== this.#seat) play("other");
  }

  #rest(): void {
    this.moving = null;
    this.#followed = false;
    if (!this.reached) return;
    this.#wonder(this.reached.actors.filter((seat) => this.table.seats[seat]?.player === "bot"));
    this.#follow(this.reached);
  }

  /** All has been shown, and these bots are to decide: if they take their time, that is shown too. */
  #wonder(bots: number[]): void {
    clearTimeout(this.#wondering);
    this.#thinking = [];
    if (bots.length > 0) this.#wondering = setTimeout(() => (this.#thinking = bots), THINKS);
  }

  /** Look through the eyes of the person here who has to decide, and call them. */
  #follow(position: Position): void {
    const acting = this.#actingHere(position);
    const next = acting[0];
    this.passTo = null;
    if (next === undefined) return;
    if (this.#seat !== null && acting.includes(this.#seat)) {
      this.#call(this.#seat, position.turn.number);
    } else if (this.table.has_secrets && this.company.mine.length > 1) {
      this.passTo = next;
      // Where something was drawn, the turn may have ended with it: it is seen before the device goes on.
      if (this.outcome.length === 0) this.passOn();
    } else {
      this.#watch(next);
    }
  }

  #actingHere({ actors }: Pick<Position, "actors">): number[] {
    return actors.filter((seat) => this.here.includes(seat));
  }

  /** Say that somebody here has little time left. */
  #callTime(seat: number, left: Call): void {
    const name = this.here.length > 1 ? this.texts.seat(seat) : "";
    const text = this.texts.say("page-time-runs-out", { seconds: left / 1000 });
    this.notices.call(name ? this.texts.say("page-prompt-for", { name, prompt: text }) : text);
    play("hurry");
  }

  /** Say once in a turn that it is theirs. */
  #call(seat: number, turn: number): void {
    const call = `${String(turn)} ${String(seat)}`;
    if (call === this.#called) return;
    const first = this.#called === "";
    this.#called = call;
    // Somebody has to answer before the other's turn is over.
    this.#readTurn();
    const several = this.here.length > 1;
    const text = several
      ? this.texts.say("page-turn-of", { name: this.texts.seat(seat) })
      : this.texts.say("page-your-turn");
    this.notices.call(text);
    if (first) return;
    play("turn", this.company.isOnline);
    if (this.company.isOnline) notifications.tell(text, this.texts.own("name"), this.table.id);
    if (several) this.notices.add(text);
  }
}

/** Whether a decision was the last one of its turn; before the first turn, the last one of its seat. */
function endsTurn({ turn, seat }: Entry, after: Position): boolean {
  if (after.result !== null) return true;
  return turn.number > 0 ? after.turn.number !== turn.number : !after.actors.includes(seat);
}
