/** A socket for tests: says what it is told to, and keeps what was sent. */
import { vi } from "vitest";
import type { ToPage } from "../wire";

export class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static made: FakeSocket[] = [];

  readyState: number = FakeSocket.CONNECTING;
  readonly sent: Record<string, unknown>[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;

  constructor() {
    FakeSocket.made.push(this);
  }

  static install(): void {
    FakeSocket.made = [];
    vi.stubGlobal("WebSocket", FakeSocket);
  }

  static get latest(): FakeSocket {
    const socket = FakeSocket.made.at(-1);
    if (!socket) throw new Error("nobody has connected");
    return socket;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = FakeSocket.CLOSED;
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
  }
  /** Through whose eyes this socket looks, and what it knows of the table. */
  get hello(): Record<string, unknown> | undefined {
    return this.sent.find(({ type }) => type === "hello");
  }
  say(message: ToPage): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  lose(code = 1006): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose({ code });
  }
}
