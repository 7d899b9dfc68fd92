import type { BookingSnapshot } from '@farmhouse/contracts/events/payloads';

const STAY = ['checkinDate', 'checkinTime', 'checkoutDate', 'checkoutTime'] as const;

/** True if both begin and end at the same days and hours. */
export const isSameStay = (
  one: Pick<BookingSnapshot, (typeof STAY)[number]>,
  other: Pick<BookingSnapshot, (typeof STAY)[number]>,
): boolean => STAY.every((field) => one[field] === other[field]);
