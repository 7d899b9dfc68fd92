import type { BookingRequested } from '@farmhouse/contracts/bookings/booking';
import { fingerprintOf, IdempotencyKeyReused, type Attempt } from '@farmhouse/platform/idempotency/idempotency';
import { InvalidInput } from '@farmhouse/platform/errors/domain-error';
import { normaliseCouponCode } from '@farmhouse/contracts/catalogue/coupon';
import { internationalDigits } from '@farmhouse/contracts/text/phone';
import { chosenOnce } from '../pricing/quote.rules.ts';
import type { CreateBookingDto } from './request.dto.ts';

/** Without a key, the same wish within ten minutes is the same booking. Source: decisions D-10. */
const DERIVED_TTL_SECONDS = 10 * 60;
const NAMED_TTL_SECONDS = 24 * 60 * 60;
const KEY_PATTERN = /^[\x21-\x7e]{8,128}$/;

/**
 * What makes a request the same one when it comes again: the client's key and everything the guest entered, or
 * without a key the phone, dates, guests, services and coupon. Throws InvalidInput for a key that is none.
 */
export function attemptOf(wish: CreateBookingDto, key: string | undefined): Attempt {
  const { checkinDate, checkoutDate, guestCount } = wish;
  const services = chosenOnce(wish.selectedServices).sort();
  const coupon = wish.couponCode ? normaliseCouponCode(wish.couponCode) : null;
  const essence = [internationalDigits(wish.contactNumber), checkinDate, checkoutDate, guestCount, services, coupon];
  if (key === undefined) {
    const fingerprint = fingerprintOf(essence);
    return { key: `request:${fingerprint}`, fingerprint, ttlSeconds: DERIVED_TTL_SECONDS };
  }
  if (!KEY_PATTERN.test(key)) {
    throw new InvalidInput([{ path: 'Idempotency-Key', message: 'The Idempotency-Key must have 8 to 128 characters' }]);
  }
  const { fullName, email, checkinTime, checkoutTime, specialRequests, upiTransactionId } = wish;
  const details = [fullName, email, checkinTime, checkoutTime, specialRequests, upiTransactionId];
  return { key: `client:${key}`, fingerprint: fingerprintOf([essence, details]), ttlSeconds: NAMED_TTL_SECONDS };
}

/** An answer that was given before. */
export interface KnownAnswer {
  fingerprint: string;
  answer: BookingRequested;
}

/** The answer to give again. Throws IdempotencyKeyReused when the key stood for another wish. */
export function sameAnswer(known: KnownAnswer, attempt: Attempt): BookingRequested {
  if (known.fingerprint !== attempt.fingerprint) throw new IdempotencyKeyReused();
  return known.answer;
}
