import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import type { BookingRequested, CreateBooking } from '@farmhouse/contracts/bookings/booking-request/booking-request';
import type { PaymentStatus } from '@farmhouse/contracts/bookings/booking/booking';
import { lastPayment, type Balance, type PaymentState } from '@farmhouse/contracts/bookings/payment/payment';
import { addDays, istDate } from '@farmhouse/contracts/timing/ist';
import type { Problem } from '@farmhouse/contracts/errors';
import { guestCookieName, guestToken } from '@farmhouse/platform/auth/guest-token';
import { call, type ApiResponse } from '@farmhouse/platform/testing/call';
import { emptyTables } from '@farmhouse/platform/testing/empty-tables';
import { startTestService, type TestService } from '@farmhouse/platform/testing/test-service';
import { DataSource, type QueryDeepPartialEntity } from 'typeorm';
import { bookingsApp } from '../app.module.ts';
import { BookingEntity } from '../booking/booking.entity.ts';
import { readConfig } from '../config.ts';
import { BOOKINGS_DATABASE } from '../database.ts';
import { markersOf, markReminded, type MailMarkers } from '../booking-mails/mail-markers.ts';
import { PaymentEntity } from '../booking/payment/payment.entity.ts';
import { balanceOfBooking, paymentsOfBooking } from '../booking/payment/payment.repository.ts';
import { CouponCopyEntity } from '../price/coupon-copy.entity.ts';
import { ServiceCopyEntity } from '../price/service-copy.entity.ts';

export const SECRET = 'a secret for tests that is long enough for everybody';

/**
 * The whole service, with limits too high for tests to reach by accident; `variables` overrides those of its
 * environment.
 */
export function startBookings(variables: NodeJS.ProcessEnv = {}): Promise<TestService> {
  const highLimits = Object.fromEntries(
    ['BOOKINGS', 'COUPONS', 'LOOKUP', 'LOOKUP_CODE', 'SESSION', 'PAYMENTS', 'QUOTE'].map((name) => [
      `RATE_LIMIT_${name}`,
      '100000',
    ]),
  );
  const own = { PUBLIC_URL: 'http://localhost:8080', GUEST_TOKEN_SECRET: SECRET, ...highLimits };
  return startTestService(BOOKINGS_DATABASE, (given) => bookingsApp(readConfig({ ...given, ...own, ...variables })));
}

export const dbOf = ({ app }: TestService): DataSource => app.get(DataSource);

const TABLES = [
  'bookings',
  'agreed_refunds',
  'change_requests',
  'calendar_exports',
  'calendar_entries',
  'calendar_blocks',
  'feed_events',
  'feed_clashes',
  'audit_entries',
  'payments',
  'ledger_entries',
  'bank_lines',
  'bank_columns',
  'receipts',
  'receipt_files',
  'receipt_counters',
  'booking_mails',
  'booking_mail_markers',
  'service_copies',
  'coupon_copies',
  'rate_books',
  'stay_rules_copies',
  'setting_copies',
  'idempotency_keys',
  'undos',
  'outbox',
  'inbox',
];

/** Empties all tables and stores two active services, one retired service and two coupons. */
export async function resetDatabase(service: TestService): Promise<void> {
  const db = dbOf(service);
  // Their ids continue: a scheduled reading of a former feed must not be stored for a new feed with the same id.
  await emptyTables(db, ['calendar_feeds']);
  await emptyTables(db, TABLES, { restartIdentity: true });
  const common = { active: true, version: '1', deleted: false };
  await db.manager.insert(ServiceCopyEntity, [
    { ...common, id: 1, name: 'BBQ Setup', price: 1800 },
    { ...common, id: 2, name: 'Bonfire Arrangement', price: 1200 },
    { ...common, id: 3, name: 'Helicopter Ride', price: 90_000, active: false },
  ]);
  const terms = { type: 'percentage', value: 10, minAmount: 5000, maxDiscount: 1000, expiryDate: null } as const;
  await db.manager.insert(CouponCopyEntity, [
    { ...common, ...terms, id: 1, code: 'WELCOME10' },
    { ...common, ...terms, id: 2, code: 'EXPIRED', expiryDate: '2020-01-01' },
  ]);
}

/** Sets one of the owner's settings, as the service gets it from content. */
export async function setSetting(service: TestService, key: string, value: string | number): Promise<void> {
  await dbOf(service).query(
    `INSERT INTO setting_copies (key, value, version, deleted) VALUES ($1, $2, 2, false)
     ON CONFLICT (key) DO UPDATE SET value = $2, version = setting_copies.version + 1`,
    [key, String(value)],
  );
}

export const today = (): string => istDate(new Date());

/** Dates of a stay that begins `days` days from today. */
export function stayIn(days: number, nights = 1): { checkinDate: string; checkoutDate: string } {
  return { checkinDate: addDays(today(), days), checkoutDate: addDays(today(), days + nights) };
}

let guests = 0;

/** The body of a guest's booking request; every call is for another guest unless a phone number is given. */
export function bookingInput(part: Partial<CreateBooking> = {}): CreateBooking {
  guests += 1;
  return {
    fullName: 'Asha Rao',
    contactNumber: `+91 00000 ${String(guests).padStart(5, '0')}`,
    email: 'asha@example.com',
    guestCount: 4,
    checkinTime: '12:00',
    ...stayIn(10),
    ...part,
  };
}

export function postBooking(
  service: TestService,
  body: unknown,
  headers: Record<string, string> = { 'idempotency-key': randomUUID() },
): Promise<ApiResponse<BookingRequested & Problem & { nearestFree?: unknown[] }>> {
  return call(service, 'POST', '/api/bookings', { body, headers });
}

export interface Booked {
  id: number;
  code: string;
  /** The guest's cookie, as a header. */
  cookie: Record<string, string>;
  phone: string;
}

/** A guest's pending booking, made through the API. */
export async function aBooking(service: TestService, part: Partial<CreateBooking> = {}): Promise<Booked> {
  const input = bookingInput(part);
  const { status, body } = await postBooking(service, input);
  if (status !== 201) throw new Error(`The request was refused: ${JSON.stringify(body)}`);
  const code = body.confirmationCode;
  const { id } = await dbOf(service).manager.findOneByOrFail(BookingEntity, { confirmationCode: code });
  return { id, code, cookie: cookieOf(code), phone: input.contactNumber };
}

export const cookieOf = (code: string): Record<string, string> => ({
  cookie: `${guestCookieName(code)}=${guestToken(SECRET, code)}`,
});

/** The stored booking, with its balance and mail markers. */
export async function stored(service: TestService, id: number): Promise<StoredBooking> {
  const { manager } = dbOf(service);
  const booking = await manager.findOneByOrFail(BookingEntity, { id });
  const { paymentVerifiedAt, ...balance } = await balanceOfBooking(manager, booking);
  const verifiedAt = paymentVerifiedAt === null ? null : new Date(paymentVerifiedAt);
  const markers = (await markersOf(manager, [id]))(id);
  return { ...booking, ...balance, ...markers, paymentVerifiedAt: verifiedAt };
}

type StoredBooking = BookingEntity &
  Omit<Balance, 'paymentVerifiedAt'> &
  MailMarkers & { paymentVerifiedAt: Date | null };

/**
 * A state to put a booking into; the payment status is set by its current payment, which is created if there is none.
 */
type State = Omit<QueryDeepPartialEntity<BookingEntity>, 'paymentStatus'> & {
  paymentStatus?: PaymentStatus;
  upiTransactionId?: string;
  lastReminderAt?: Date;
};

const STATE_OF: Record<Exclude<PaymentStatus, 'pending'>, PaymentState> = {
  paid: 'recorded',
  pending_verification: 'submitted',
  verified: 'verified',
  failed: 'failed',
};

async function putPayment(service: TestService, bookingId: number, to: PaymentStatus, utr?: string): Promise<void> {
  const { manager } = dbOf(service);
  if (to === 'pending') return void (await manager.delete(PaymentEntity, { bookingId }));
  const booking = await manager.findOneByOrFail(BookingEntity, { id: bookingId });
  const present = lastPayment(await paymentsOfBooking(manager, bookingId));
  const given = utr ? ({ method: 'upi', reference: utr } as const) : {};
  const payment = { ...given, state: STATE_OF[to], verifiedAt: to === 'verified' ? new Date() : null };
  if (present) await manager.update(PaymentEntity, present.id, payment);
  else await manager.insert(PaymentEntity, { ...payment, bookingId, amount: booking.finalTotal, at: new Date() });
}

/** Sets a booking's state directly in the database. */
export async function put(
  service: TestService,
  id: number,
  { paymentStatus, upiTransactionId, lastReminderAt, ...state }: State,
): Promise<void> {
  const { manager } = dbOf(service);
  if (Object.keys(state).length > 0) await manager.update(BookingEntity, id, state);
  if (paymentStatus) await putPayment(service, id, paymentStatus, upiTransactionId);
  if (lastReminderAt) await markReminded(manager, [id], lastReminderAt);
}

/** How many rows a table has. */
export async function rowsOf(service: TestService, table: string): Promise<number> {
  const [row] = await dbOf(service).query<{ count: string }[]>(`SELECT count(*) FROM ${table}`);
  return Number(row?.count);
}

/** Expects no booking, no event and no stored response. */
export async function expectNothingStored(service: TestService): Promise<void> {
  expect(await rowsOf(service, 'bookings')).toBe(0);
  expect(await rowsOf(service, 'outbox')).toBe(0);
  expect(await rowsOf(service, 'idempotency_keys')).toBe(0);
}

/** Inserts this many copies of the first booking, each pending. */
export async function multiply(service: TestService, times: number): Promise<void> {
  const columns = dbOf(service)
    .getMetadata(BookingEntity)
    .columns.map(({ databaseName }) => databaseName)
    .filter((name) => !['id', 'confirmation_code', 'payment_status', 'search_text'].includes(name));
  await dbOf(service).query(
    `INSERT INTO bookings (confirmation_code, ${columns.join(', ')})
     SELECT 'FH-' || lpad(n::text, 8, '0'), ${columns.join(', ')}
     FROM bookings, generate_series(1, $1) AS n WHERE id = 1`,
    [times],
  );
}
