import { beforeEach, describe, expect, it } from '@jest/globals';
import type { BookingSummary } from '@farmhouse/contracts/bookings/booking-view/booking-list';
import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import type { OwnersDay } from '@farmhouse/contracts/bookings/booking-view/owners-day';
import type { PaymentVerified } from '@farmhouse/contracts/bookings/booking-view/payment-verified';
import type { BookingRequested } from '@farmhouse/contracts/bookings/booking-request/booking-request';
import type { Problem } from '@farmhouse/contracts/errors';
import { call, callAsAdmin } from '@farmhouse/platform/testing/call';
import { eventsOf } from '@farmhouse/platform/testing/outbox-events';
import { CouponCopyEntity } from '../price/coupon-copy.entity.ts';
import { seenBy } from '../testing/booking-calls.ts';
import {
  aBooking,
  bookingInput,
  dbOf,
  expectNothingStored,
  postBooking,
  stayIn,
  stored,
  type Booked,
} from '../testing/test-bookings.ts';
import { useBookings } from '../testing/use-bookings.ts';

const bookings = useBookings();

const UTR = '123456789012';
const owner = <T = BookingView>(method: 'GET' | 'POST', path: string, body?: object) =>
  callAsAdmin<T & Problem>(bookings, method, path, { body });
const confirm = ({ id }: Booked) => owner('POST', `/api/bookings/${id}/confirm`);
const submit = ({ code, cookie: headers }: Booked, body: object = { upiTransactionId: UTR }) =>
  call<Problem>(bookings, 'POST', `/api/bookings/${code}/payment`, { body, headers });
const changeTotal = async ({ id }: Booked, finalTotal: number) => {
  const { version } = await stored(bookings, id);
  return callAsAdmin(bookings, 'PATCH', `/api/admin/bookings/${id}`, {
    body: { version, pricing: 'fixed', finalTotal },
  });
};
/** The payment status as stored for lists, and as calculated for answers. */
const statusesOf = async ({ id }: Booked) => {
  const [row] = await dbOf(bookings).query<{ payment_status: string }[]>(
    'SELECT payment_status FROM bookings WHERE id = $1',
    [id],
  );
  return [row?.payment_status, (await stored(bookings, id)).paymentStatus];
};
const REFUSED = {
  status: 409,
  body: { code: 'payment-conflict', message: 'There is nothing to pay for this booking.' },
};

beforeEach(async () => {
  const terms = { type: 'percentage', value: 100, minAmount: 0, maxDiscount: null, expiryDate: null } as const;
  await dbOf(bookings).manager.insert(CouponCopyEntity, {
    ...{ ...terms, id: 3, code: 'GIFT', active: true, version: '1', deleted: false },
  });
});

const aFreeBooking = () => aBooking(bookings, { couponCode: 'GIFT' });

describe('a booking that costs nothing', () => {
  it('is settled from the start, in answers, in lists and in the database', async () => {
    const { body } = await postBooking(bookings, bookingInput({ couponCode: 'GIFT' }));

    expect(body).toMatchObject({ finalTotal: 0, paymentStatus: 'verified' } satisfies Partial<BookingRequested>);
    const [row] = await dbOf(bookings).query<object[]>('SELECT payment_status FROM bookings');
    expect(row).toEqual({ payment_status: 'verified' });
  });

  it('has no deadline and owes nothing once it is confirmed', async () => {
    const booking = await aFreeBooking();

    expect((await confirm(booking)).body).toMatchObject({ status: 'confirmed', paymentDeadline: null, due: 0 });

    expect(await seenBy(bookings, booking)).toMatchObject({ paymentStatus: 'verified', paymentDeadline: null, due: 0 });
    expect(await statusesOf(booking)).toEqual(['verified', 'verified']);
    expect(await eventsOf(bookings, 'booking.confirmed')).toMatchObject([
      { booking: { paymentStatus: 'verified', paymentDeadline: null, due: 0 } },
    ]);
  });

  it('is refused a reference, a recorded payment and a verification', async () => {
    const booking = await aFreeBooking();
    const path = `/api/admin/bookings/${booking.id}`;

    expect(await submit(booking)).toMatchObject(REFUSED);
    expect(await owner('POST', `${path}/payments`, { amount: 100, method: 'cash' })).toMatchObject(REFUSED);
    expect(await owner('POST', `${path}/record-payment`, { method: 'cash' })).toMatchObject(REFUSED);
    expect(await owner('POST', `${path}/verify-payment`, { verified: true })).toMatchObject(REFUSED);
    expect(await eventsOf(bookings, 'payment.submitted')).toEqual([]);
  });

  it('is refused with a reference in the request, and nothing is stored', async () => {
    const response = await postBooking(bookings, bookingInput({ couponCode: 'GIFT', upiTransactionId: UTR }));

    expect(response).toMatchObject(REFUSED);
    await expectNothingStored(bookings);
  });

  it('is not among those that owe money or are overdue', async () => {
    await confirm(await aFreeBooking());
    await dbOf(bookings).query(`UPDATE bookings SET payment_deadline = now() - interval '1 day'`);

    const { body: summary } = await owner<BookingSummary>('GET', '/api/admin/bookings/summary');
    expect(summary).toMatchObject({ awaitingMoney: 0, byPaymentStatus: { pending: 0, verified: 1 } });
    expect((await owner<unknown[]>('GET', '/api/admin/money/due')).body).toEqual([]);
    expect((await owner<BookingView[]>('GET', '/api/admin/bookings?paymentStatus=pending')).body).toEqual([]);
    expect((await owner<OwnersDay>('GET', '/api/admin/bookings/today')).body).toMatchObject({ overdue: [] });
  });

  it('has no deadline if the owner has entered it, either', async () => {
    const body = { ...bookingInput(stayIn(10)), basePrice: 1000, discountAmount: 4000 };

    const { status, body: entered } = await owner('POST', '/api/admin/bookings', body);

    expect({ status, entered }).toMatchObject({
      status: 201,
      entered: { finalTotal: 0, paymentStatus: 'verified', paymentDeadline: null },
    });
  });
});

describe('a booking whose total becomes 0', () => {
  it('loses its deadline and is settled', async () => {
    const booking = await aBooking(bookings);
    await confirm(booking);

    expect((await changeTotal(booking, 0)).status).toBe(200);

    expect(await seenBy(bookings, booking)).toMatchObject({ paymentStatus: 'verified', paymentDeadline: null, due: 0 });
    expect(await statusesOf(booking)).toEqual(['verified', 'verified']);
    expect(await submit(booking)).toMatchObject(REFUSED);
  });

  it('has a deadline again when it costs something again', async () => {
    const booking = await aBooking(bookings);
    await confirm(booking);
    await changeTotal(booking, 0);

    await changeTotal(booking, 3000);

    expect(await seenBy(bookings, booking)).toMatchObject({
      paymentStatus: 'pending',
      paymentDeadline: expect.any(String),
      due: 3000,
    });
    expect(await statusesOf(booking)).toEqual(['pending', 'pending']);
  });

  it('keeps an undecided reference until the owner has decided on it', async () => {
    const booking = await aBooking(bookings, { upiTransactionId: UTR });
    await changeTotal(booking, 0);

    expect(await statusesOf(booking)).toEqual(['pending_verification', 'pending_verification']);
    expect(await submit(booking, { upiTransactionId: '222222222222' })).toMatchObject(REFUSED);
    const path = `/api/admin/bookings/${booking.id}/verify-payment`;
    expect((await owner('POST', path, { verified: true })).status).toBe(400);
    const { body } = await owner<PaymentVerified>('POST', path, { verified: true, amount: 5100 });
    expect(body).toMatchObject({ paymentStatus: 'verified', received: 5100, due: 0 });
  });

  it('is settled once an undecided reference is refused', async () => {
    const booking = await aBooking(bookings, { upiTransactionId: UTR });
    await changeTotal(booking, 0);

    await owner('POST', `/api/admin/bookings/${booking.id}/verify-payment`, { verified: false });

    expect(await statusesOf(booking)).toEqual(['verified', 'verified']);
  });
});
