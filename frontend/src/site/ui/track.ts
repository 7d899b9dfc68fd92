import type { FunnelAction } from '@farmhouse/contracts/analytics/funnel';

type Listener = (action: FunnelAction) => void;

/** Most actions that are kept until the analytics code is there. */
const MAX_WAITING = 20;

let waiting: FunnelAction[] = [];
let listener: Listener | undefined;

/** Reports a step of the booking; what happens before the analytics code has started is kept for it, in order. */
export function track(action: FunnelAction): void {
  if (listener) listener(action);
  else if (waiting.length < MAX_WAITING) waiting.push(action);
}

/** Passes on what was kept and everything from then on. */
export function onTracked(next: Listener): void {
  listener = next;
  waiting.forEach((action) => next(action));
  waiting = [];
}
