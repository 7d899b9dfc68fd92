import { setTimeout as sleep } from 'node:timers/promises';
import type { BookingRequested } from '@farmhouse/contracts/bookings/booking-request/booking-request';
import { call, cookiesOf, type ApiResponse, type RequestOptions } from '../support/api/call.ts';
import { eventually } from '../support/eventually.ts';
import { aBookingRequest, aUtr } from '../support/guests.ts';
import type { SeededRandom } from '../support/random.ts';

/** Concurrent guests. */
const LANES = 4;
const REPEAT_FOR_MS = 120_000;

/** Repeats a call with one key until it is accepted, as the site does. */
function requestUntilAccepted<T>(path: string, key: string, options: RequestOptions): Promise<ApiResponse<T>> {
  const headers = { 'Idempotency-Key': key };
  return eventually(async () => {
    const response = await call<T>('POST', path, { ...options, headers });
    if (response.status >= 300) throw new Error(`${path} returned ${response.status}: ${response.text}`);
    return response;
  }, REPEAT_FOR_MS);
}

/** One guest asks for a stay, sends the payment's reference and changes the stay; returns the booking's code. */
async function stay(pause: () => Promise<void>): Promise<string> {
  const body = aBookingRequest();
  const key = `load-${body.contactNumber}`;
  const requested = await requestUntilAccepted<BookingRequested>('/api/bookings', `${key}-request`, { body });
  const code = requested.json.confirmationCode;
  const cookie = cookiesOf(requested);
  await pause();
  const upiTransactionId = aUtr();
  await requestUntilAccepted(`/api/bookings/${code}/payment`, `${key}-payment`, { body: { upiTransactionId }, cookie });
  await pause();
  const change = { guestCount: body.guestCount + 1 };
  await requestUntilAccepted(`/api/bookings/${code}/change`, `${key}-change`, { body: change, cookie });
  return code;
}

/** Runs `count` guests with pauses of at most `pauseMs` between their steps; returns the codes of their bookings. */
export async function runGuests(count: number, pauseMs: number, random: SeededRandom): Promise<string[]> {
  const codes: string[] = [];
  let begun = 0;
  const lane = async (): Promise<void> => {
    while (begun < count) {
      begun += 1;
      codes.push(await stay(() => sleep(random.below(pauseMs))));
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return codes;
}
