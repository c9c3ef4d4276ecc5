/** The HTTP part of docs/wire-protocol.md. */
import type {
  CheckedBoard,
  CheckedRecord,
  DeviceCode,
  Figures,
  GameInfo,
  HttpError,
  Invitation,
  LessonTable,
  Links,
  NewTable,
  Position,
  Rematch,
  ReplayInfo,
  Seated,
  SeatChange,
  SitDown,
  TableList,
  TableOpened,
  TableToPlay,
  Verification,
} from "../wire";

/** The longest file that can be sent, in MB. */
export const LONGEST_FILE = 1;

/** A request failed: a text key and values, to be said in the reader's language. */
export class Failure extends Error {
  constructor(
    readonly key: string,
    readonly values: Record<string, string | number>,
    /** The HTTP status; 0 where no answer came. */
    readonly status: number,
  ) {
    super(key);
  }
}

async function request<T>(path: string, init: RequestInit = {}): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, init);
  } catch {
    throw new Failure("page-error-unreachable", {}, 0);
  }
  if (!response.ok) throw await failureOf(response);
  return response.status === 204 ? (undefined as T) : ((await response.json()) as T);
}

async function failureOf(response: Response): Promise<Failure> {
  const body = (await response.json().catch(() => null)) as Partial<HttpError> | null;
  if (typeof body?.key === "string") return new Failure(body.key, body.values ?? {}, response.status);
  return new Failure("page-error-status", { status: String(response.status) }, response.status);
}

function post(body: BodyInit, type: string): RequestInit {
  return { method: "POST", headers: { "Content-Type": type }, body };
}

function postJson(body: object = {}): RequestInit {
  return post(JSON.stringify(body), "application/json");
}

const part = encodeURIComponent;

function positionIn(replay: string, after: number, seat: number | null): Promise<Position> {
  return request(`${replay}/positions/${String(after)}${seat === null ? "" : `?seat=${String(seat)}`}`);
}

export const api = {
  games: () => request<GameInfo[]>("/games"),
  enterBoard: (game: string, toml: string) =>
    request<CheckedBoard>(`/games/${part(game)}/boards`, post(toml, "application/toml")),
  figures: (game: string) => request<Figures>(`/games/${part(game)}/figures`),
  /** The file of a board, to be changed. */
  boardAddress: (game: string, board: string) => `/api/games/${part(game)}/boards/${part(board)}`,
  /** Mine and those that anybody may join; of finished ones the newest, or those before a time that the last answer had. */
  tables: (finishedBefore = "") =>
    request<TableList>(`/tables${finishedBefore === "" ? "" : `?finished_before=${part(finishedBefore)}`}`),
  open: (table: NewTable) => request<TableOpened>("/tables", postJson(table)),
  table: (id: string) => request<TableToPlay>(`/tables/${part(id)}`),
  close: (id: string) => request<undefined>(`/tables/${part(id)}`, { method: "DELETE" }),
  /** What a host does: links for guests, who sits where, and when it begins and ends. */
  links: (id: string) => request<Links>(`/tables/${part(id)}/links`),
  changeSeat: (id: string, seat: number, change: SeatChange) =>
    request<undefined>(`/tables/${part(id)}/seats/${String(seat)}`, postJson(change)),
  begin: (id: string) => request<undefined>(`/tables/${part(id)}/begin`, postJson()),
  end: (id: string) => request<undefined>(`/tables/${part(id)}/end`, postJson()),
  /** Give up one's seats: bots go on. */
  leave: (id: string) => request<undefined>(`/tables/${part(id)}/leave`, postJson()),
  /** The table at which the same people play again, whoever opened it; for each seat how its bot plays now, if otherwise. */
  rematch: (id: string, levels: string[] = []) =>
    request<TableOpened>(`/tables/${part(id)}/rematch`, postJson({ levels } satisfies Rematch)),
  /** What chance decided in a match that is over, to be checked. */
  verify: (id: string) => request<Verification>(`/tables/${part(id)}/verify`),
  readInvitation: (token: string) => request<Invitation>("/invitations/read", postJson({ token })),
  sitDown: (seat: SitDown) => request<Seated>("/invitations/sit", postJson(seat)),
  /** Become the host by a host's link. */
  host: (token: string) => request<{ table: string }>("/hosting", postJson({ token })),
  /** What brings this person to another device; and what was brought from another one. */
  deviceCode: () => request<DeviceCode>("/device/code", postJson()),
  takeDeviceCode: (code: string) => request<undefined>("/device/take", postJson({ code })),
  forgetDevice: (release: boolean) => request<undefined>("/device/forget", postJson({ release })),
  /** Go on with a lesson at that table, or begin it. */
  takeLesson: (game: string, table: string) => request<LessonTable>(`/lessons/${part(game)}`, postJson({ table })),
  /** Go on from a lesson, against bots. */
  goOn: (game: string, table: string) => request<LessonTable>(`/lessons/${part(game)}/match`, postJson({ table })),
  replay: (id: string) => request<ReplayInfo>(`/tables/${part(id)}/replay`),
  position: (id: string, after: number, seat: number | null) => positionIn(`/tables/${part(id)}`, after, seat),
  recordAddress: (id: string) => `/api/tables/${part(id)}/record`,
  /** Open a record: the server checks it and keeps it for a while. */
  openRecord: (file: ArrayBuffer) => request<CheckedRecord>("/records", post(file, "application/json")),
  openedRecord: (id: string) => request<ReplayInfo>(`/records/${part(id)}`),
  positionOfRecord: (id: string, after: number, seat: number | null) => positionIn(`/records/${part(id)}`, after, seat),
};
