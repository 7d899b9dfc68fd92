/** How long the mouse rests on a control before its tooltip opens, in ms. */
const OPEN_DELAY_MS = 700;
/** For how long after a tooltip has closed the next one opens at once, in ms. */
const SKIP_DELAY_MS = 300;

/** How long a tooltip waits before it opens, in ms; `closedAt` is when the previous one closed. */
export function openDelay(now: number, closedAt: number | undefined): number {
  return closedAt !== undefined && now - closedAt <= SKIP_DELAY_MS ? 0 : OPEN_DELAY_MS;
}
