import { randomInt, randomUUID } from 'node:crypto';
import type { BookingRequested, CreateBooking } from '@farmhouse/contracts/bookings/booking-request/booking-request';
import type { PaymentSubmitted } from '@farmhouse/contracts/bookings/payment/payment-submission';
import { accepted, call, cookiesOf } from './api/call.ts';
import { freeNight, openNight } from './dates.ts';

export const anEmail = (): string => `guest-${randomUUID().slice(0, 13)}@example.com`;
export const aPhone = (): string => `9${randomInt(100_000_000, 999_999_999)}`;
/** A UTR that no other test uses. */
export const aUtr = (): string =>
  `${Date.now() % 1_000_000}${randomInt(1_000_000, 9_999_999)}`.slice(-12).padStart(12, '4');

export type StayRequest = CreateBooking & { email: string };

/** A valid booking request: one night, two guests, no extras. */
export function aBookingRequest(changes: Partial<StayRequest> = {}): StayRequest {
  return {
    fullName: 'Asha Rao',
    contactNumber: aPhone(),
    email: anEmail(),
    guestCount: 2,
    checkinTime: '14:00',
    ...openNight(),
    ...changes,
  };
}

export interface Requested {
  input: StayRequest;
  code: string;
  /** The guest token's cookie. */
  cookie: string;
  response: BookingRequested;
}

/** Sends a booking request through the gateway. */
export async function requestStay(changes: Partial<StayRequest> = {}): Promise<Requested> {
  const input = aBookingRequest(changes);
  const response = await call<BookingRequested>('POST', '/api/bookings', { body: input });
  const made = accepted(response);
  return { input, code: made.confirmationCode, cookie: cookiesOf(response), response: made };
}

/** Sends a booking request for a night without competing requests, so that it can be confirmed. */
export async function requestSoleStay(changes: Partial<StayRequest> = {}): Promise<Requested> {
  return requestStay({ ...(await freeNight()), ...changes });
}

/** Submits a UTR as the guest. */
export async function pay({ code, cookie }: Requested, utr = aUtr()): Promise<PaymentSubmitted> {
  const body = { upiTransactionId: utr };
  return accepted(await call<PaymentSubmitted>('POST', `/api/bookings/${code}/payment`, { body, cookie }));
}
