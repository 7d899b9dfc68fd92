import type { AuditEntryView, BookingDetails } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import type { GuestBooking } from '@farmhouse/contracts/bookings/booking-view/guest-booking';
import type { PaymentVerified } from '@farmhouse/contracts/bookings/booking-view/payment-verified';
import type { BookingLedger } from '@farmhouse/contracts/bookings/payment/ledger';
import type { Problem } from '@farmhouse/contracts/errors';
import { call, callAsAdmin, type ApiResponse } from '@farmhouse/platform/testing/call';
import type { TestService } from '@farmhouse/platform/testing/test-service';
import { cookieOf, type Booked } from './test-bookings.ts';

/** All that the owner reads of a booking. */
export const detailsOf = async (service: TestService, id: number): Promise<BookingDetails> =>
  (await callAsAdmin<BookingDetails>(service, 'GET', `/api/admin/bookings/${id}`)).body;

/** A booking's history, as the owner reads it. */
export const auditOf = async (service: TestService, id: number): Promise<AuditEntryView[]> =>
  (await detailsOf(service, id)).audit;

/** A booking's money, as the owner reads it. */
export const ledgerOf = async (service: TestService, id: number): Promise<BookingLedger> =>
  (await callAsAdmin<BookingLedger>(service, 'GET', `/api/admin/bookings/${id}/ledger`)).body;

/** All that the guest of a booking reads of it. */
export const seenBy = async (service: TestService, { code }: Pick<Booked, 'code'>): Promise<GuestBooking> =>
  (await call<GuestBooking>(service, 'GET', `/api/bookings/${code}`, { headers: cookieOf(code) })).body;

/** The owner's decision on the last payment of a booking: verified unless the body says otherwise. */
export const verify = (
  service: TestService,
  id: number,
  body: object = {},
): Promise<ApiResponse<PaymentVerified & Problem>> =>
  callAsAdmin(service, 'POST', `/api/admin/bookings/${id}/verify-payment`, { body: { verified: true, ...body } });
