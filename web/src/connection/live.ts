/** A table as it is told over its sockets (docs/wire-protocol.md): through one pair of eyes at a time. */
import type { Accepted, Around, LineInfo, Refused, RefusalInfo, Say, Stale, Trouble, Update, Welcome } from "../wire";
import { Channel, type News, type Request, type RequestAnswer, type Withdrawn } from "./channel";

export type MoveAnswer = Accepted | Refused | Stale | Trouble | Withdrawn;
type Action = Record<string, string | number>;

export interface LiveListener {
  update?(update: Update): void;
  /** Who sits here, and all else about the table that isn't the match. */
  around?(around: Around): void;
  /** Something was said; first of all the last that was said before. */
  talked?(lines: LineInfo[]): void;
  /** Whether the server can be heard. */
  connected(connected: boolean): void;
  /** Something that belongs to no request went wrong. */
  trouble(trouble: Trouble): void;
  /** The table is not there, or no longer; nothing more will come. */
  gone(trouble: Trouble): void;
  /** The seat is somebody else's by now: nothing more comes through these eyes. */
  unseated(trouble: Trouble): void;
  /**
   * The server is another program than the one that this page came from. Where it numbers actions otherwise
   * (`isStrange`), what it tells of the match can't be read any more; what is decided can still be sent.
   */
  outdated(isStrange: boolean, now: Welcome): void;
}

export class Live {
  #channel: Channel | null = null;
  /** Other eyes, whose questions have yet to be answered. */
  readonly #leaving = new Set<Channel>();
  #looking = true;
  #isStrange = false;
  /** The id of what was decided last. */
  #decided = "";

  /** @param numbering of the actions that the page knows; null where it knows none */
  constructor(
    private readonly address: string,
    private readonly numbering: string | null,
    private readonly listener: LiveListener,
  ) {}

  /** Look at the table through these eyes, from its first entry on. What is still to be answered to others will be. */
  watch(seat: number | null): void {
    const before = this.#channel;
    if (before?.isSettled) before.close();
    else if (before) this.#leaving.add(before);
    const channel: Channel = new Channel(this.address, seat, {
      heard: (news) => {
        if (channel === this.#channel) this.#hear(news);
      },
      connected: (connected) => {
        if (channel === this.#channel) this.listener.connected(connected);
      },
      ended: (key, isSeatLost) => {
        this.#leaving.delete(channel);
        if (channel !== this.#channel) return;
        const trouble: Trouble = { type: "error", id: null, key, values: {} };
        if (isSeatLost) this.listener.unseated(trouble);
        else this.listener.gone(trouble);
      },
      settled: () => {
        if (this.#leaving.delete(channel)) channel.close();
      },
    });
    this.#channel = channel;
    channel.look(this.#looking);
  }

  /** Whether somebody looks at the page. */
  look(looking: boolean): void {
    this.#looking = looking;
    this.#channel?.look(looking);
  }

  move(seq: number, action: Action): Promise<MoveAnswer> {
    return this.#decide({ type: "move", id: newId(), seq, action });
  }

  undo(seq: number, turn: boolean): Promise<MoveAnswer> {
    return this.#decide({ type: "undo", id: newId(), seq, turn });
  }

  /** Whether what was decided last has never left this page, and can be taken back. */
  get isKept(): boolean {
    return this.#channel?.isKept(this.#decided) ?? false;
  }

  /** Take back what was decided last, if it has not been sent. */
  withdraw(): void {
    this.#channel?.withdraw(this.#decided);
  }

  read(stop: number): Promise<RequestAnswer> {
    return this.#ask({ type: "read", id: newId(), stop });
  }

  /** The bot that sits in shall go. */
  takeBack(): Promise<RequestAnswer> {
    return this.#ask({ type: "back", id: newId() });
  }

  propose(what: "rewind" | "end", to = 0): Promise<RequestAnswer> {
    return this.#ask({ type: "propose", id: newId(), what, to });
  }

  vote(number: number, yes: boolean): Promise<RequestAnswer> {
    return this.#ask({ type: "vote", id: newId(), number, yes });
  }

  say(kind: Say["kind"], text: string): Promise<RequestAnswer> {
    return this.#ask({ type: "say", id: newId(), kind, text });
  }

  async ask(question: Record<string, unknown>): Promise<unknown> {
    const answer = await this.#ask({ type: "ask", id: newId(), question });
    return answer.type === "answer" ? answer.answer : null;
  }

  async why(action: Action): Promise<RefusalInfo | null> {
    const answer = await this.#ask({ type: "why", id: newId(), action });
    return answer.type === "reason" ? answer.refusal : null;
  }

  close(): void {
    for (const channel of this.#leaving) channel.close();
    this.#leaving.clear();
    this.#channel?.close();
  }

  #decide(request: Request): Promise<MoveAnswer> {
    this.#decided = request.id;
    return this.#ask(request) as Promise<MoveAnswer>;
  }

  /** Nothing but decisions is ever withdrawn. */
  #ask(request: Request): Promise<RequestAnswer> {
    if (!this.#channel) throw new Error("somebody asks before anybody looks");
    return this.#channel.request(request) as Promise<RequestAnswer>;
  }

  #hear(news: News): void {
    if (news.type === "welcome") this.#compare(news);
    else if (news.type === "around") this.listener.around?.(news);
    else if (news.type === "talked") this.listener.talked?.(news.lines);
    else if (news.type === "error") this.listener.trouble(news);
    else if (!this.#isStrange) this.listener.update?.(news);
  }

  #compare(welcome: Welcome): void {
    this.#isStrange = this.numbering !== null && welcome.numbering !== this.numbering;
    if (this.#isStrange || welcome.version !== versionOfPage(welcome.version))
      this.listener.outdated(this.#isStrange, welcome);
  }
}

/** The program that this page came from; where its document doesn't tell, the first one that was heard of. */
let version: string | null = null;

function versionOfPage(heard: string): string {
  version ??= document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content ?? heard;
  return version;
}

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36).padStart(2, "0")).join("");
}

export function liveAddress(id: string): string {
  return `${location.origin.replace(/^http/, "ws")}/api/tables/${encodeURIComponent(id)}/live`;
}
