import { MAX_UNDO_SECONDS, UNDO_HEADER } from '@farmhouse/contracts/undo/undo';

/** When this tab last sent a change that can be undone, in milliseconds. */
let sentAt = 0;

/** Headers of a change that the owner may undo for a few seconds; for a single call, sent now. Rule: undo. */
export function undoable(): Record<string, string> {
  sentAt = Date.now();
  return { [UNDO_HEADER]: String(MAX_UNDO_SECONDS) };
}

/** True while a change made in this tab may still be undone; other devices check their own. */
export const isUndoableHere = (): boolean => Date.now() - sentAt < MAX_UNDO_SECONDS * 1000;
