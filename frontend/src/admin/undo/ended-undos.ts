import type { Undoable } from '@farmhouse/contracts/undo/undo';

/** The undoable changes as they were read, at a time in milliseconds. */
interface KnownUndos {
  data?: readonly Undoable[];
  fulfilledTimeStamp?: number;
}

/** True if one of the known changes is no longer undoable before its time is over: it was undone, or changed again. */
export function hasEndedEarly(
  { data = [], fulfilledTimeStamp = 0 }: KnownUndos,
  { data: newer = [] }: KnownUndos,
  now = Date.now(),
): boolean {
  const left = new Set(newer.map(({ id }) => id));
  return data.some(({ id, msLeft }) => !left.has(id) && fulfilledTimeStamp + msLeft > now);
}
