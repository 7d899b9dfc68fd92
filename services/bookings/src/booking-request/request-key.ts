import type { EnteredStay } from '@farmhouse/contracts/bookings/booking';
import { normaliseCouponCode } from '@farmhouse/contracts/catalogue/coupon';
import { internationalDigits } from '@farmhouse/contracts/text/phone';
import { fingerprintOf, readIdempotencyKey, type Attempt } from '@farmhouse/platform/idempotency/idempotency';
import type { EntityManager } from 'typeorm';
import type { BookingEntity } from '../booking/booking.entity.ts';
import { chosenOnce } from '../pricing/quote.rules.ts';
import type { CreateBookingDto } from './booking-request.dto.ts';

/** Without a key, the same booking request within ten minutes is the same booking. Source: decisions D-10. */
const DERIVED_TTL_SECONDS = 10 * 60;
const CLIENT_TTL_SECONDS = 24 * 60 * 60;

/** What two booking requests without a key have in common when they are the same. Source: decisions D-10. */
type IdentifyingInput = Pick<
  EnteredStay,
  'contactNumber' | 'checkinDate' | 'checkoutDate' | 'guestCount' | 'selectedServices' | 'couponCode'
>;

function identifyingValues(input: IdentifyingInput): unknown[] {
  const { contactNumber, checkinDate, checkoutDate, guestCount } = input;
  const services = chosenOnce(input.selectedServices).sort();
  const coupon = input.couponCode ? normaliseCouponCode(input.couponCode) : null;
  return [internationalDigits(contactNumber), checkinDate, checkoutDate, guestCount, services, coupon];
}

const derivedKeyOf = (values: unknown[]): string => `request:${fingerprintOf(values)}`;

/**
 * Identifies repeats of a booking request: by the client's key and everything the guest entered, or without a key by
 * phone, dates, guests, services and coupon. Throws InvalidInput for a malformed key.
 */
export function attemptOf(dto: CreateBookingDto, header: string | undefined): Attempt {
  const key = readIdempotencyKey(header);
  const { fullName, email } = dto;
  const values = identifyingValues(dto);
  if (key === undefined) {
    const fingerprint = fingerprintOf([values, fullName.toLowerCase(), email?.toLowerCase()]);
    return { key: derivedKeyOf(values), fingerprint, ttlSeconds: DERIVED_TTL_SECONDS, isDerived: true };
  }
  const { checkinTime, checkoutTime, specialRequests, upiTransactionId } = dto;
  const details = [fullName, email, checkinTime, checkoutTime, specialRequests, upiTransactionId];
  return { key: `client:${key}`, fingerprint: fingerprintOf([values, details]), ttlSeconds: CLIENT_TTL_SECONDS };
}

/** Deletes the answer stored under a booking's derived key, so that the same input makes a new booking again. */
export async function releaseDerivedKey(tx: EntityManager, booking: BookingEntity): Promise<void> {
  const { couponCode, confirmationCode } = booking;
  const key = derivedKeyOf(identifyingValues({ ...booking, couponCode: couponCode ?? undefined }));
  await tx.query(`DELETE FROM idempotency_keys WHERE key = $1 AND answer->>'confirmationCode' = $2`, [
    key,
    confirmationCode,
  ]);
}
