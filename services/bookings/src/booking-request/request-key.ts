import { checkoutTimeOf } from '@farmhouse/contracts/bookings/stay/stay';
import { normaliseCouponCode } from '@farmhouse/contracts/catalogue/coupon';
import { internationalDigits } from '@farmhouse/contracts/text/phone';
import { DAY_SECONDS } from '@farmhouse/contracts/timing/durations';
import { fingerprintOf, readIdempotencyKey, type Attempt } from '@farmhouse/platform/idempotency/idempotency';
import type { EntityManager } from 'typeorm';
import { uniqueServiceIds } from '../price/quote.rules.ts';
import type { CreateBookingDto } from './booking-request.dto.ts';

/** Without a key, the same booking request within ten minutes is the same booking. Rule: repeated requests. */
const DERIVED_TTL_SECONDS = 10 * 60;
const CLIENT_TTL_SECONDS = DAY_SECONDS;
const DERIVED = 'request:';

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
    uniqueServiceIds(selectedServices).sort(),
    couponCode ? normaliseCouponCode(couponCode) : null,
    specialRequests,
    upiTransactionId,
  ];
}

/**
 * Identifies repeats of a booking request: by the client's key, or without one by everything the guest typed, so that
 * another guest's request is never answered with this booking's code. Throws InvalidInput for a malformed key.
 */
export function attemptOf(dto: CreateBookingDto, header: string | undefined): Attempt {
  const key = readIdempotencyKey(header);
  const fingerprint = fingerprintOf(typedValues(dto));
  return key === undefined
    ? { key: DERIVED + fingerprint, fingerprint, ttlSeconds: DERIVED_TTL_SECONDS }
    : { key: `client:${key}`, fingerprint, ttlSeconds: CLIENT_TTL_SECONDS };
}

/** The row of a stored response under a derived key. */
export type DerivedKey = Record<'key' | 'fingerprint' | 'expires_at', string> & { answer: object };

const OF_BOOKINGS = `expires_at > now() AND expires_at <= now() + make_interval(secs => $3)
       AND starts_with(key, $2) AND answer->>'confirmationCode' = ANY($1)`;

/** The answers that `releaseDerivedKeys` would delete, by the bookings' codes. */
export async function derivedKeysOf(
  tx: EntityManager,
  confirmationCodes: readonly string[],
): Promise<Map<string, DerivedKey[]>> {
  const rows = await tx.query<{ code: string; row: DerivedKey }[]>(
    `SELECT answer->>'confirmationCode' AS code, to_jsonb(stored) AS row
     FROM idempotency_keys AS stored WHERE ${OF_BOOKINGS}`,
    [confirmationCodes, DERIVED, DERIVED_TTL_SECONDS],
  );
  const keys = new Map<string, DerivedKey[]>();
  for (const { code, row } of rows) keys.set(code, [...(keys.get(code) ?? []), row]);
  return keys;
}

/** Stores deleted answers again, unless the same input has made a new booking since. */
export async function keepDerivedKeys(tx: EntityManager, keys: readonly DerivedKey[]): Promise<void> {
  await tx.query(
    `INSERT INTO idempotency_keys SELECT * FROM jsonb_populate_recordset(NULL::idempotency_keys, $1)
     ON CONFLICT (key) DO NOTHING`,
    [JSON.stringify(keys)],
  );
}

/** Deletes the answers stored under the bookings' derived keys, so that the same input makes a new booking again. */
export async function releaseDerivedKeys(tx: EntityManager, confirmationCodes: readonly string[]): Promise<void> {
  await tx.query(`DELETE FROM idempotency_keys WHERE ${OF_BOOKINGS}`, [
    ...[confirmationCodes, DERIVED, DERIVED_TTL_SECONDS],
  ]);
}
