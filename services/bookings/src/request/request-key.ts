import { checkoutTimeOf } from '@farmhouse/contracts/bookings/stay';
import { normaliseCouponCode } from '@farmhouse/contracts/catalogue/coupon';
import { internationalDigits } from '@farmhouse/contracts/text/phone';
import { DAY_SECONDS } from '@farmhouse/contracts/timing/durations';
import { fingerprintOf, readIdempotencyKey, type Attempt } from '@farmhouse/platform/idempotency/idempotency';
import { DERIVED, DERIVED_TTL_SECONDS } from '../booking/derived-keys.ts';
import { chosenOnce } from '../price/quote.rules.ts';
import type { CreateBookingDto } from './booking-request.dto.ts';

const CLIENT_TTL_SECONDS = DAY_SECONDS;

/** Everything that the guest typed; the way a phone number, an address or a coupon is written makes no difference. */
function typedValues(dto: CreateBookingDto): unknown[] {
  const { fullName, contactNumber, email, checkinDate, checkoutDate, checkinTime, guestCount } = dto;
  const { selectedServices, couponCode, specialRequests, upiTransactionId } = dto;
  return [
    fullName,
    internationalDigits(contactNumber),
    email?.toLowerCase(),
    checkinDate,
    checkoutDate,
    checkinTime,
    checkoutTimeOf(dto),
    guestCount,
    chosenOnce(selectedServices).sort(),
    couponCode ? normaliseCouponCode(couponCode) : null,
    specialRequests,
    upiTransactionId,
  ];
}

/**
 * Identifies repeats of a booking request: by the client's key, or without one by everything the guest typed, so that
 * nobody else's request is ever answered with this booking's code. Throws InvalidInput for a malformed key.
 */
export function attemptOf(dto: CreateBookingDto, header: string | undefined): Attempt {
  const key = readIdempotencyKey(header);
  const fingerprint = fingerprintOf(typedValues(dto));
  return key === undefined
    ? { key: DERIVED + fingerprint, fingerprint, ttlSeconds: DERIVED_TTL_SECONDS }
    : { key: `client:${key}`, fingerprint, ttlSeconds: CLIENT_TTL_SECONDS };
}
