/** Header with a client's id for one attempted change, the same on every retry. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
