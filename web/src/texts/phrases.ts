/** What everybody can say at a table: each reads it in their own language. The names are the server's, in wire.ts. */
import type { LineInfo } from "../wire";
import { reader, say } from "./reader.svelte";
import { clean } from "./texts";

/** What was said, in the reader's language if it was a ready phrase. */
export function spoken({ kind, text }: Pick<LineInfo, "kind" | "text">): string {
  const key = `page-${kind}-${text}`;
  return kind !== "text" && reader.texts.has(key) ? say(key) : clean(text);
}
