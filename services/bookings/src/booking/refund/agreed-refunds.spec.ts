import type { BookingDetails } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import type { GuestBooking } from '@farmhouse/contracts/bookings/booking-view/guest-booking';
import type { BookingLedger, LedgerKind } from '@farmhouse/contracts/bookings/payment/ledger';
import type { RefundRow } from '@farmhouse/contracts/bookings/payment/money-lists';
import { call, callAsAdmin } from '@farmhouse/platform/testing/call';
import { eventsOf } from '@farmhouse/platform/testing/outbox-events';
import { describe, expect, it } from '@jest/globals';
import { withoutTimeLimit } from '../../testing/many-bookings.ts';
import { aBooking, dbOf, stayIn, stored, type Booked } from '../../testing/test-bookings.ts';
import { useBookings } from '../../testing/use-bookings.ts';
import { AddReceivedToAgreedRefunds1790000003102 } from './agreed-refunds.migrations.ts';

const bookings = useBookings();

const get = async <T>(path: string) => (await callAsAdmin<T>(bookings, 'GET', `/api/admin/${path}`)).body;
const post = (path: string, body: object = {}) => callAsAdmin(bookings, 'POST', `/api/${path}`, { body });

const pay = ({ id }: Booked, amount: number) =>
  post(`admin/bookings/${id}/payments`, { amount, method: 'cash', verify: true });
const cancel = ({ id }: Booked, body: object = {}) => post(`bookings/${id}/cancel`, body);
const refund = ({ id }: Booked, amount: number) => post(`admin/bookings/${id}/refunds`, { amount, method: 'cash' });
const verifyAgain = ({ id }: Booked) => post(`admin/bookings/${id}/verify-payment`, { verified: true });

let nights = 0;
/** A free night for which the terms refund half. */
const aFreeNight = () => stayIn(7 + (nights++ % 7));

/** Days before arrival at which the terms refund a percentage. */
const DAYS_OF = { 0: 3, 50: 9, 100: 20 };

/** A confirmed stay for which the terms refund half, with a verified payment of each amount. */
async function aPaidStay(...amounts: number[]): Promise<Booked> {
  const stay = await aBooking(bookings, aFreeNight());
  await post(`bookings/${stay.id}/confirm`);
  for (const amount of amounts) await pay(stay, amount);
  return stay;
}

/** A confirmed stay of 5,100 that is paid in cash, while a transfer of the same amount waits. */
async function aStayPaidTwice(days: number): Promise<Booked> {
  const stay = await aBooking(bookings, { ...stayIn(days), upiTransactionId: '123456789012' });
  await post(`bookings/${stay.id}/confirm`);
  await post(`admin/bookings/${stay.id}/payments`, { amount: 5100, method: 'cash', verify: true });
  return stay;
}

const verifyTransfer = async ({ id }: Booked) => {
  const response = await post(`admin/bookings/${id}/verify-payment`, { verified: true, amount: 5100 });
  expect(response.status).toBe(200);
};

/** Undoes the last entry of a kind. */
async function correct({ id }: Booked, kind: LedgerKind): Promise<void> {
  const { entries } = await get<BookingLedger>(`bookings/${id}/ledger`);
  const undone = new Set(entries.map(({ corrects }) => corrects));
  const entry = entries.findLast((one) => one.kind === kind && !undone.has(one.id));
  expect((await post(`admin/ledger/${entry?.id}/correct`)).status).toBe(201);
}

/** The refund still to be paid, according to the owner's list, the owner's view of the booking and the guest's page. */
async function toPayBack({ id, code, cookie: headers }: Booked) {
  const [row] = (await get<RefundRow[]>('money/refunds')).filter(({ bookingId }) => bookingId === id);
  const { agreedRefund } = await get<BookingDetails>(`bookings/${id}`);
  const { body } = await call<GuestBooking>(bookings, 'GET', `/api/bookings/${code}`, { headers });
  return {
    list: row?.amount ?? 0,
    view: (agreedRefund?.amount ?? 0) - (agreedRefund?.paid ?? 0),
    guest: (body.refund?.amount ?? 0) - (body.refund?.paid ?? 0),
  };
}

const everywhere = (amount: number) => ({ list: amount, view: amount, guest: amount });

describe('the refund of a cancelled booking', () => {
  it('is the same after a payment was corrected and verified again, however often', async () => {
    const stay = await aPaidStay(2800);
    await cancel(stay);

    for (let times = 0; times < 3; times += 1) {
      await correct(stay, 'payment');
      expect(await toPayBack(stay)).toEqual(everywhere(0));
      await verifyAgain(stay);
      expect(await toPayBack(stay)).toEqual(everywhere(1400));
    }
  });

  it('is the percentage of the remaining payment when one of two is corrected', async () => {
    const stay = await aPaidStay(1800, 1000);
    await cancel(stay);

    await correct(stay, 'payment');

    expect(await toPayBack(stay)).toEqual(everywhere(900));
  });

  it('grows by its percentage of a refund from before the cancellation that is corrected afterwards', async () => {
    const stay = await aPaidStay(2800);
    await refund(stay, 500);
    await cancel(stay);
    expect(await toPayBack(stay)).toEqual(everywhere(1150));

    await correct(stay, 'refund');

    expect(await toPayBack(stay)).toEqual(everywhere(1400));
  });

  it('decreases by refunds paid after the cancellation, unless these are corrected', async () => {
    const stay = await aPaidStay(2800);
    await refund(stay, 500);
    await cancel(stay);
    await refund(stay, 150);
    expect(await toPayBack(stay)).toEqual(everywhere(1000));

    await correct(stay, 'refund');

    expect(await toPayBack(stay)).toEqual(everywhere(1150));
  });

  it('includes the same percentage of payments that are verified afterwards', async () => {
    const stay = await aBooking(bookings, { ...aFreeNight(), upiTransactionId: '123456789012' });
    await post(`bookings/${stay.id}/confirm`);
    await cancel(stay);

    await post(`admin/bookings/${stay.id}/verify-payment`, { verified: true, amount: 2000 });

    expect(await toPayBack(stay)).toEqual(everywhere(1000));
  });

  it('is everything, also of what is verified afterwards, when the owner agreed on 100 percent', async () => {
    const stay = await aPaidStay(1800);
    const { code, cookie: headers } = stay;
    const body = { upiTransactionId: '123456789012', amount: 1000 };
    await call(bookings, 'POST', `/api/bookings/${code}/payment`, { body, headers });
    await cancel(stay, { refundPercent: 100, refundReason: 'We cancel the stay' });
    expect(await toPayBack(stay)).toEqual(everywhere(1800));

    await post(`admin/bookings/${stay.id}/verify-payment`, { verified: true });
    expect(await toPayBack(stay)).toEqual(everywhere(2800));

    await correct(stay, 'payment');
    expect(await toPayBack(stay)).toEqual(everywhere(1800));
  });

  it('is everything when the only payment is verified after the owner agreed on 100 percent', async () => {
    const stay = await aBooking(bookings, { ...aFreeNight(), upiTransactionId: '123456789012' });
    await post(`bookings/${stay.id}/confirm`);
    await cancel(stay, { refundPercent: 100, refundReason: 'We cancel the stay' });
    expect(await toPayBack(stay)).toEqual(everywhere(0));

    await post(`admin/bookings/${stay.id}/verify-payment`, { verified: true, amount: 2000 });

    expect(await toPayBack(stay)).toEqual(everywhere(2000));
  });

  it.each([
    [2000, 'more than the terms say', 1500],
    [1000, 'less than the terms say', 500],
    [0, 'nothing', 0],
    [2800, 'everything', 1800],
  ])('is %i when the owner agreed on that (%s), and %i once 1,000 of 2,800 are corrected', async (agreed, _, after) => {
    const stay = await aPaidStay(1800, 1000);
    await cancel(stay, { refund: agreed, refundReason: 'A storm' });
    expect(await toPayBack(stay)).toEqual(everywhere(agreed));

    await correct(stay, 'payment');
    expect(await toPayBack(stay)).toEqual(everywhere(after));

    await verifyAgain(stay);
    expect(await toPayBack(stay)).toEqual(everywhere(agreed));
  });

  it.each([
    [0, 5100],
    [50, 7650],
    [100, 10200],
  ] as const)('has all that is beyond the total: of 5,100 paid twice at %i percent, %i', async (percent, refunded) => {
    const stay = await aStayPaidTwice(DAYS_OF[percent]);
    await verifyTransfer(stay);

    await cancel(stay);

    expect(await toPayBack(stay)).toEqual(everywhere(refunded));
    await correct(stay, 'payment');
    expect(await toPayBack(stay)).toEqual(everywhere((5100 * percent) / 100));
  });

  it('has all that is beyond a total that was lowered by a change', async () => {
    const stay = await aPaidStay(5100);
    const { version } = await stored(bookings, stay.id);
    const body = { version, pricing: 'fixed', finalTotal: 4000 };
    expect((await callAsAdmin(bookings, 'PATCH', `/api/admin/bookings/${stay.id}`, { body })).status).toBe(200);

    await cancel(stay);

    expect(await toPayBack(stay)).toEqual(everywhere(3100));
  });

  it('has all that is beyond the total of a transfer that is verified after the cancellation', async () => {
    const stay = await aStayPaidTwice(DAYS_OF[0]);
    await cancel(stay);
    expect(await toPayBack(stay)).toEqual(everywhere(0));

    await verifyTransfer(stay);

    expect(await toPayBack(stay)).toEqual(everywhere(5100));
  });

  it('is the amount in the cancellation mail and in the report', async () => {
    const [stay, other] = [await aPaidStay(2800), await aBooking(bookings, stayIn(30))];
    await pay(other, 1000);
    await cancel(stay);
    await cancel(other);
    await correct(other, 'payment');
    await correct(stay, 'payment');
    await verifyAgain(stay);

    expect(await eventsOf(bookings, 'booking.cancelled')).toMatchObject([
      { refund: { amount: 1400 } },
      { refund: { amount: 1000 } },
    ]);
    const { refundsToPay } = await get<{ refundsToPay: object }>('money/reports');
    expect(refundsToPay).toEqual({ bookings: 1, amount: 1400 });
  });
});

describe('the refund of a stay paid twice that the version before stored by the terms', () => {
  it('keeps its amount, and is that of the terms once what was received has changed', async () => {
    const stay = await aStayPaidTwice(DAYS_OF[50]);
    await verifyTransfer(stay);
    await cancel(stay);
    await dbOf(bookings).query('UPDATE agreed_refunds SET amount = 5100 WHERE booking_id = $1', [stay.id]);
    expect(await toPayBack(stay)).toEqual(everywhere(5100));

    await correct(stay, 'payment');
    expect(await toPayBack(stay)).toEqual(everywhere(2550));
  });
});

describe('refunds that were stored before they were sums of entries', () => {
  it('have the same amounts as new ones', async () => {
    const [repeated, agreed, refunded] = [await aPaidStay(2800), await aPaidStay(1800, 1000), await aPaidStay(2800)];
    const late = await aBooking(bookings, { ...aFreeNight(), upiTransactionId: '123456789012' });
    await post(`bookings/${late.id}/confirm`);
    await cancel(repeated);
    await correct(repeated, 'payment');
    await verifyAgain(repeated);
    await cancel(agreed, { refund: 2000, refundReason: 'A storm' });
    await refund(refunded, 500);
    await cancel(refunded);
    await correct(refunded, 'refund');
    await cancel(late);
    await post(`admin/bookings/${late.id}/verify-payment`, { verified: true, amount: 2000 });
    const db = dbOf(bookings);
    const addTo = (stay: Booked, added: number) =>
      db.query('UPDATE agreed_refunds SET amount = amount + $2 WHERE booking_id = $1', [stay.id, added]);
    await addTo(repeated, 1400);
    await addTo(late, 1000);
    const before = await db.query('SELECT booking_id, received, last_entry FROM agreed_refunds ORDER BY 1');
    await db.query('ALTER TABLE agreed_refunds DROP COLUMN received, DROP COLUMN last_entry');

    await withoutTimeLimit(bookings, (own) =>
      new AddReceivedToAgreedRefunds1790000003102().up(own.createQueryRunner()),
    );

    const after = await db.query('SELECT booking_id, received, last_entry FROM agreed_refunds ORDER BY 1');
    expect(after).toEqual(before);
    expect(await toPayBack(repeated)).toEqual(everywhere(1400));
    expect(await toPayBack(agreed)).toEqual(everywhere(2000));
    expect(await toPayBack(refunded)).toEqual(everywhere(1400));
    expect(await toPayBack(late)).toEqual(everywhere(1000));
  });
});
