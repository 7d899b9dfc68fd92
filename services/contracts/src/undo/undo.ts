import type { Permission } from '../identity/permission.ts';

/**
 * The header that makes a call undoable for the given seconds. Without it mails are sent at once and the change cannot
 * be undone.
 */
export const UNDO_HEADER = 'Undo-Seconds';
export const MAX_UNDO_SECONDS = 10;

/** How much longer an undo is accepted than the screen offers it, for the way of the call. */
export const UNDO_LATENCY_SECONDS = 0.5;

/** How much longer mails wait than the screen offers the undo, so that an accepted one finds them unsent. */
export const UNDO_HOLD_SECONDS = 2;

/** A change that can be undone now. */
export interface Undoable {
  id: number;
  /** What was done: `Confirmed FH-7K3M9QXZ, Asha Rao`. */
  done: string;
  /** User name of the admin who did it. */
  doneBy: string;
  /** Milliseconds for which the screen offers it. */
  msLeft: number;
}

/** A change can be undone from now on, or no longer before its time is over. Contains nothing of the change. */
export interface UndoChanged {
  /** The permission that the change needs. */
  needs: Permission;
}
