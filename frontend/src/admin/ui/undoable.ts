import { MAX_UNDO_SECONDS, UNDO_HEADER } from '@farmhouse/contracts/undo/undo';

/** Headers of a change that the owner may undo for a few seconds. Rule: undo. */
export const UNDOABLE = { [UNDO_HEADER]: String(MAX_UNDO_SECONDS) };
