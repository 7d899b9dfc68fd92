import { SECOND_MS } from '@farmhouse/contracts/timing/durations';

/** The server's clock minus this device's, in milliseconds. */
let offset = 0;

/**
 * Takes the server's time from the `Date` header of an answer, which was made between `sentAt` and `receivedAt` by this
 * device's clock. The header has whole seconds. A device whose clock can be right is not corrected.
 */
export function noteServerTime(date: string | null, sentAt: number, receivedAt: number): void {
  const second = Date.parse(date ?? '');
  if (Number.isNaN(second)) return;
  offset = Math.min(Math.max(offset, second - receivedAt), second + SECOND_MS - sentAt);
}

/** The server's time now, also on a device with a wrong clock; the device's time before the first answer. */
export const serverNow = (): Date => new Date(Date.now() + offset);
