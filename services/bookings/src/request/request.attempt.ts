import type { BookingRequested, EnteredStay } from '@farmhouse/contracts/bookings/booking';
import {
  fingerprintOf,
  IdempotencyKeyReused,
  readIdempotencyKey,
  type Attempt,
} from '@farmhouse/platform/idempotency/idempotency';
import { normaliseCouponCode } from '@farmhouse/contracts/catalogue/coupon';
import { internationalDigits } from '@farmhouse/contracts/text/phone';
import type { EntityManager } from 'typeorm';
import type { BookingEntity } from '../booking/booking.entity.ts';
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

/** What two requests without a key have in common when they are the same. Source: decisions D-10. */
type Essence = Pick<
  EnteredStay,
  'contactNumber' | 'checkinDate' | 'checkoutDate' | 'guestCount' | 'selectedServices' | 'couponCode'
>;

function essenceOf(wish: Essence): unknown[] {
  const { contactNumber, checkinDate, checkoutDate, guestCount } = wish;
  const services = chosenOnce(wish.selectedServices).sort();
  const coupon = wish.couponCode ? normaliseCouponCode(wish.couponCode) : null;
  return [internationalDigits(contactNumber), checkinDate, checkoutDate, guestCount, services, coupon];
}

const derivedKeyOf = (essence: unknown[]): string => `request:${fingerprintOf(essence)}`;

/** A stay that was called off answers for its wish no longer: who asks for the same again gets a booking that lives. */
export async function forgetWish(tx: EntityManager, booking: BookingEntity): Promise<void> {
  const { couponCode, confirmationCode } = booking;
  const key = derivedKeyOf(essenceOf({ ...booking, couponCode: couponCode ?? undefined }));
  await tx.query(`DELETE FROM idempotency_keys WHERE key = $1 AND answer->>'confirmationCode' = $2`, [
    key,
    confirmationCode,
  ]);
}

/**
 * What makes a request the same one when it comes again: the client's key and everything the guest entered, or
 * without a key the phone, dates, guests, services and coupon. Throws InvalidInput for a key that is none.
 */
export function attemptOf(wish: CreateBookingDto, header: string | undefined): RequestAttempt {
  const key = readIdempotencyKey(header);
  const { fullName, email } = wish;
  const essence = essenceOf(wish);
  if (key === undefined) {
    const fingerprint = fingerprintOf([essence, fullName.toLowerCase(), email?.toLowerCase()]);
    return { key: derivedKeyOf(essence), fingerprint, ttlSeconds: DERIVED_TTL_SECONDS, named: false };
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
