import { Listeners } from '../../../shared/state/listeners.ts';

const listeners = new Listeners();

/** Calls `listener` when the session ends while the dashboard is open, before its page is left. */
export const onSessionEnd = listeners.subscribe;

export const announceSessionEnd = (): void => listeners.notify();
