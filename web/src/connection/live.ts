/**
 * A table's socket (docs/wire-protocol.md). A lost connection is made anew; what was sent and not answered is sent
 * again under the same id, so that it counts once.
 */
import type { Accepted, FromPage, Refused, RefusalInfo, Stale, ToPage, Trouble, Update } from "../wire";

export type MoveAnswer = Accepted | Refused | Stale | Trouble;
type Action = Record<string, string | number>;
type Request = Exclude<FromPage, { type: "watch" }>;
type RequestAnswer = Exclude<ToPage, { type: "hello" | "update" }>;

interface Listener {
  update(update: Update): void;
  /** Whether the server can be heard. */
  connected(connected: boolean): void;
  /** Something that belongs to no request went wrong. */
  trouble(trouble: Trouble): void;
  /** The table is not there, or no longer; nothing more will come. */
  gone(trouble: Trouble): void;
  /** The server numbers actions otherwise than when the table was loaded: it is another program by now. */
  outdated(): void;
}

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 5000;
/** The server closes with this when there is no such table. */
const NO_TABLE = 4404;

export class Live {
  #socket: WebSocket | null = null;
  #closed = false;
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #seat: number | null = null;
  /** The newest entry that came; 0 asks for all. */
  #newest = 0;
  readonly #open = new Map<string, { request: Request; settle: (answer: RequestAnswer) => void }>();

  constructor(
    private readonly address: string,
    private readonly numbering: string,
    private readonly listener: Listener,
  ) {}

  /** Look at the table through these eyes, from its first entry on. */
  watch(seat: number | null): void {
    this.#seat = seat;
    this.#newest = 0;
    if (!this.#socket) this.#connect();
    else this.#watch();
  }

  move(seat: number, seq: number, action: Action): Promise<MoveAnswer> {
    return this.#request({ type: "move", id: newId(), seat, seq, action }) as Promise<MoveAnswer>;
  }

  undo(seat: number, seq: number, turn: boolean): Promise<MoveAnswer> {
    return this.#request({ type: "undo", id: newId(), seat, seq, turn }) as Promise<MoveAnswer>;
  }

  read(stop: number): Promise<RequestAnswer> {
    return this.#request({ type: "read", id: newId(), stop });
  }

  async ask(seat: number | null, question: Record<string, unknown>): Promise<unknown> {
    const answer = await this.#request({ type: "ask", id: newId(), seat, question });
    return answer.type === "answer" ? answer.answer : null;
  }

  async why(seat: number, action: Action): Promise<RefusalInfo | null> {
    const answer = await this.#request({ type: "why", id: newId(), seat, action });
    return answer.type === "reason" ? answer.refusal : null;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    window.removeEventListener("online", this.#retry);
    this.#socket?.close();
  }

  #connect(): void {
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    window.addEventListener("online", this.#retry);
    socket.onopen = () => {
      this.#pause = FIRST_PAUSE;
      this.listener.connected(true);
      this.#watch();
      for (const { request } of this.#open.values()) this.#send(request);
    };
    socket.onmessage = (event) => {
      this.#receive(JSON.parse(String(event.data)) as ToPage);
    };
    socket.onclose = ({ code }) => {
      if (this.#closed) return;
      if (code === NO_TABLE) {
        this.listener.gone({ type: "error", id: null, key: "page-no-such-table", values: {} });
        this.close();
        return;
      }
      this.listener.connected(false);
      // A little chance in the pause keeps many pages from knocking at the same moment.
      this.#timer = setTimeout(this.#retry, this.#pause * (0.75 + Math.random() / 2));
      this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
    };
  }

  readonly #retry = (): void => {
    clearTimeout(this.#timer);
    if (!this.#closed && this.#socket?.readyState === WebSocket.CLOSED) this.#connect();
  };

  #watch(): void {
    this.#send({ type: "watch", seat: this.#seat, since: this.#newest });
  }

  #send(message: FromPage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #request(request: Request): Promise<RequestAnswer> {
    return new Promise((settle) => {
      this.#open.set(request.id, { request, settle });
      this.#send(request);
    });
  }

  #receive(message: ToPage): void {
    if (message.type === "hello") {
      if (message.numbering === this.numbering) return;
      this.close();
      this.listener.outdated();
      return;
    }
    if (message.type === "update") {
      // An update that was under way when the eyes changed is not for these.
      if (message.position.seat !== this.#seat) return;
      this.#newest = message.seq;
      this.listener.update(message);
      return;
    }
    const open = message.id === null ? undefined : this.#open.get(message.id);
    if (open) {
      this.#open.delete(open.request.id);
      open.settle(message);
    } else if (message.type === "error") {
      this.listener.trouble(message);
    }
  }
}

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36).padStart(2, "0")).join("");
}

export function liveAddress(id: string): string {
  return `${location.origin.replace(/^http/, "ws")}/api/tables/${encodeURIComponent(id)}/live`;
}
