import type { LoadPlan } from './message-load.ts';

/** Outages that are longer than the product's timeouts, and WhatsApp's documented response to too many messages. */
export const LONG: Omit<LoadPlan, 'messages'> = {
  outageMs: 50_000,
  pauseMs: 10_000,
  processFaults: { kills: 12, flushes: 6, redisKills: 4 },
  guestsPauseMs: 500,
  slowDown: { status: 429, code: 130429 },
  arriveWithinMs: 20 * 60_000,
};

/** A run of half a minute: WhatsApp asks for a wait of a second instead of a minute. */
export const SHORT: LoadPlan = {
  messages: 270,
  outageMs: 3_000,
  pauseMs: 1_000,
  processFaults: { kills: 2, flushes: 2, redisKills: 1 },
  guestsPauseMs: 1_000,
  slowDown: { status: 429, retryAfter: 1 },
  arriveWithinMs: 80_000,
};
