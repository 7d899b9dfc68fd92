import type { BookingRequested } from '@farmhouse/contracts/bookings/booking';
import {
  fingerprintOf,
  IdempotencyKeyReused,
  readIdempotencyKey,
  type Attempt,
} from '@farmhouse/platform/idempotency/idempotency';
import { normaliseCouponCode } from '@farmhouse/contracts/catalogue/coupon';
import { internationalDigits } from '@farmhouse/contracts/text/phone';
import { chosenOnce } from '../pricing/quote.rules.ts';
import type { CreateBookingDto } from './request.dto.ts';

/** Without a key, the same wish within ten minutes is the same booking. Source: decisions D-10. */
const DERIVED_TTL_SECONDS = 10 * 60;
const NAMED_TTL_SECONDS = 24 * 60 * 60;

/** One wish, however often it comes. */
export interface RequestAttempt extends Attempt {
  /** Whether the client named the attempt itself. */
  named: boolean;
}

/**
 * What makes a request the same one when it comes again: the client's key and everything the guest entered, or
 * without a key the phone, dates, guests, services and coupon. Throws InvalidInput for a key that is none.
 */
export function attemptOf(wish: CreateBookingDto, header: string | undefined): RequestAttempt {
  const key = readIdempotencyKey(header);
  const { checkinDate, checkoutDate, guestCount, fullName, email } = wish;
  const services = chosenOnce(wish.selectedServices).sort();
  const coupon = wish.couponCode ? normaliseCouponCode(wish.couponCode) : null;
  const essence = [internationalDigits(wish.contactNumber), checkinDate, checkoutDate, guestCount, services, coupon];
  if (key === undefined) {
    const fingerprint = fingerprintOf([essence, fullName.toLowerCase(), email?.toLowerCase()]);
    return { key: `request:${fingerprintOf(essence)}`, fingerprint, ttlSeconds: DERIVED_TTL_SECONDS, named: false };
  }
  const { checkinTime, checkoutTime, specialRequests, upiTransactionId } = wish;
  const details = [fullName, email, checkinTime, checkoutTime, specialRequests, upiTransactionId];
  const fingerprint = fingerprintOf([essence, details]);
  return { key: `client:${key}`, fingerprint, ttlSeconds: NAMED_TTL_SECONDS, named: true };
}

/** An answer that was given before. */
export interface KnownAnswer {
  fingerprint: string;
  answer: BookingRequested;
}

/** What a request is answered, and whether its sender may be handed the key to the booking. */
export interface RequestAnswer {
  answer: BookingRequested;
  /** False when somebody of another name or address asks for what a guest has just asked for. */
  opens: boolean;
}

/** The answer to give again. Throws IdempotencyKeyReused when the client's key stood for another wish. */
export function sameAnswer({ fingerprint, answer }: KnownAnswer, attempt: RequestAttempt): RequestAnswer {
  const opens = fingerprint === attempt.fingerprint;
  if (attempt.named && !opens) throw new IdempotencyKeyReused();
  return { answer, opens };
}
