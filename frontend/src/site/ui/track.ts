import type { FunnelAction } from '@farmhouse/contracts/analytics/funnel';

type Listener = (action: FunnelAction) => void;

/** Maximum number of actions that are kept until the analytics code is loaded. */
const MAX_WAITING = 20;

let waiting: FunnelAction[] = [];
let listener: Listener | undefined;

/** Reports a step of the booking; what happens before the analytics code has started is kept for it, in order. */
export function track(action: FunnelAction): void {
  if (listener) listener(action);
  else if (waiting.length < MAX_WAITING) waiting.push(action);
}

/** Passes on the kept actions and all later ones. */
export function onTracked(next: Listener): void {
  listener = next;
  waiting.forEach((action) => next(action));
  waiting = [];
}
