/** Actions, as every game's page handles them. */
import type { Fields } from "../game";

/** Those of an action's or intent's kinds that have this type. */
export type Of<Action extends Fields, Type extends Action["type"]> = Extract<Action, { type: Type }>;

/** Whether two actions are one: the same fields with the same values, in whatever order they were written. */
export function same(one: Fields, other: Fields): boolean {
  const fields = Object.entries(one);
  return fields.length === Object.keys(other).length && fields.every(([name, value]) => other[name] === value);
}
