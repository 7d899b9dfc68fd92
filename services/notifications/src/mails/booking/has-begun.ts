import type { BookingSnapshot } from '@farmhouse/contracts/events/payloads';
import { istInstant } from '@farmhouse/contracts/timing/ist';

/** True from check-in on. */
export const hasBegun = (
  { checkinDate, checkinTime }: Pick<BookingSnapshot, 'checkinDate' | 'checkinTime'>,
  now: Date,
): boolean => istInstant(checkinDate, checkinTime) <= now;
