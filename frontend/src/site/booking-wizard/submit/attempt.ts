import type { CreateBooking } from '@farmhouse/contracts/bookings/booking-request/booking-request';
import { newIdempotencyKey } from '../../../shared/api/idempotency-key.ts';
import { removeSessionItem, readSessionItem, writeSessionItem } from '../../../shared/storage/session-storage.ts';

const STORAGE_KEY = 'booking-attempt';

interface Attempt {
  booking: CreateBooking;
  /** The idempotency key. */
  key: string;
}

/** The last attempt of this page, which a browser without usable session storage keeps until a reload. */
let kept: Attempt | undefined;

/** The guest's request: the body without the shown price, which may load or change between two attempts. */
function requestedStayOf({ basePrice, servicesPrice, discountAmount, finalTotal, ...rest }: CreateBooking): string {
  return JSON.stringify(rest);
}

/**
 * The body and the idempotency key to send: those of the first attempt for a second click, a retry and an attempt after
 * a reload, as long as the guest asks for the same; new ones otherwise. So a request whose response was lost is never
 * stored twice.
 */
export function attemptOf(booking: CreateBooking): Attempt {
  const last = kept ?? readSessionItem<Attempt>(STORAGE_KEY);
  if (last?.booking && requestedStayOf(last.booking) === requestedStayOf(booking)) return last;
  kept = { booking, key: newIdempotencyKey() };
  writeSessionItem(STORAGE_KEY, kept);
  return kept;
}

/** Call after the booking was created: the same body then gets a new key, and so creates a new booking. */
export function clearAttempt(): void {
  kept = undefined;
  removeSessionItem(STORAGE_KEY);
}
