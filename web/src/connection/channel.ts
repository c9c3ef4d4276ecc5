/**
 * A table's socket through one pair of eyes (docs/wire-protocol.md). A lost connection is made anew; what was sent and not
 * answered is sent again under the same id, so that it counts once.
 */
import type { FromPage, Hello, Presence, ToPage, Trouble } from "../wire";

/** What is answered, and with what. */
export type Request = Exclude<FromPage, Hello | Presence>;
export type RequestAnswer = Extract<ToPage, { id: string | null }>;
/** What is told without having been asked for. */
export type News = Exclude<ToPage, { id: string | null } | { type: "bye" }> | Trouble;

export interface ChannelListener {
  heard(news: News): void;
  /** Whether the server can be heard. */
  connected(connected: boolean): void;
  /** Nothing more will come through these eyes: a text key says why. `isSeatLost`: the table is still there for others. */
  ended(key: string, isSeatLost: boolean): void;
  /** Everything that was asked has been answered. */
  settled(): void;
}

/** What was asked and has not been answered. */
interface Open {
  request: Request;
  settle: (answer: RequestAnswer | Withdrawn) => void;
  /** Whether the server may know of it: what has never left this page can be taken back. */
  isSent: boolean;
}

/** The answer to what was taken back before it was sent. */
export interface Withdrawn {
  type: "withdrawn";
}

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 5000;

/** What the server closes a socket with. After any other code the page comes back. */
const NOT_YOURS = 4403;
const NO_TABLE = 4404;
const SEAT_GIVEN_AWAY = 4410;
const TOO_FAST = 4429;
const ENDS: Record<number, string> = {
  [NOT_YOURS]: "page-not-your-seat",
  [NO_TABLE]: "page-no-such-table",
  [SEAT_GIVEN_AWAY]: "page-seat-given-away",
};

export class Channel {
  #socket: WebSocket;
  #closed = false;
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The newest entry that came; 0 asks for all. */
  #newest = 0;
  /** Whether somebody looks at the page; the server takes it that they do until it is told otherwise. */
  #looking = true;
  /** What the server said last before it closes the socket: why, where nobody shall come back. */
  #farewell: string | null = null;
  readonly #open = new Map<string, Open>();

  constructor(
    private readonly address: string,
    readonly seat: number | null,
    private readonly listener: ChannelListener,
  ) {
    this.#socket = this.#connect();
    window.addEventListener("online", this.#retry);
  }

  get isSettled(): boolean {
    return this.#open.size === 0;
  }

  request(request: Request): Promise<RequestAnswer | Withdrawn> {
    return new Promise((settle) => {
      this.#open.set(request.id, { request, settle, isSent: this.#send(request) });
    });
  }

  /** Whether something waits to be sent, and can still be taken back. */
  isKept(id: string): boolean {
    return this.#open.get(id)?.isSent === false;
  }

  /** Take back what has not been sent. */
  withdraw(id: string): void {
    const open = this.#open.get(id);
    if (!open || open.isSent) return;
    this.#open.delete(id);
    open.settle({ type: "withdrawn" });
    if (this.isSettled) this.listener.settled();
  }

  look(looking: boolean): void {
    if (looking === this.#looking) return;
    this.#looking = looking;
    this.#send({ type: "here", looking });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    window.removeEventListener("online", this.#retry);
    this.#socket.close();
  }

  #connect(): WebSocket {
    const socket = new WebSocket(this.address);
    socket.onopen = () => {
      this.#pause = FIRST_PAUSE;
      this.#farewell = null;
      this.#send({ type: "hello", seat: this.seat, since: this.#newest });
      if (!this.#looking) this.#send({ type: "here", looking: false });
      for (const open of this.#open.values()) open.isSent = this.#send(open.request) || open.isSent;
      this.listener.connected(true);
    };
    socket.onmessage = (event) => {
      if (!this.#closed) this.#receive(JSON.parse(String(event.data)) as ToPage);
    };
    socket.onclose = ({ code }) => {
      if (!this.#closed) this.#lost(code);
    };
    return socket;
  }

  #lost(code: number): void {
    const why = this.#farewell ?? ENDS[code];
    if (why !== undefined) {
      this.close();
      for (const [id, { settle }] of this.#open) settle({ type: "error", id, key: why, values: {} });
      this.#open.clear();
      this.listener.ended(why, this.seat !== null && (code === NOT_YOURS || code === SEAT_GIVEN_AWAY));
      return;
    }
    this.listener.connected(false);
    if (code === TOO_FAST) this.#pause = LONGEST_PAUSE;
    // A little chance in the pause keeps many pages from knocking at the same moment.
    this.#timer = setTimeout(this.#retry, this.#pause * (0.75 + Math.random() / 2));
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  readonly #retry = (): void => {
    clearTimeout(this.#timer);
    if (!this.#closed && this.#socket.readyState === WebSocket.CLOSED) this.#socket = this.#connect();
  };

  /** Send it, if somebody can hear it; whether that is so. */
  #send(message: FromPage): boolean {
    if (this.#socket.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #receive(message: ToPage): void {
    if (message.type === "bye") {
      this.#farewell = message.back ? null : message.key;
      return;
    }
    if (message.type === "update") this.#newest = message.seq;
    if (!("id" in message)) {
      this.listener.heard(message);
      return;
    }
    const open = message.id === null ? undefined : this.#open.get(message.id);
    if (open) {
      this.#open.delete(open.request.id);
      open.settle(message);
      if (this.isSettled) this.listener.settled();
    } else if (message.type === "error") {
      this.listener.heard(message);
    }
  }
}
