import type { ChatError } from '@farmhouse/contracts/chat/chat-socket';

const REJOIN_MS = 3_000;

/** Milliseconds until a chat may be joined again after a refusal: as long as the server says, if it does. */
export const rejoinAfterMs = ({ retryAfter }: ChatError['error']): number =>
  retryAfter === undefined ? REJOIN_MS : retryAfter * 1_000;
