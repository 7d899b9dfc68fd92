import { describe, expect, it } from '@jest/globals';
import type { PaymentSubmitted } from '@farmhouse/contracts/bookings/payment/payment-submission';
import type { Problem } from '@farmhouse/contracts/errors';
import { call, callAsAdmin } from '@farmhouse/platform/testing/call';
import { eventsOf } from '@farmhouse/platform/testing/outbox-events';
import { verify } from '../testing/booking-calls.ts';
import { aBooking, dbOf, put, stored, type Booked } from '../testing/test-bookings.ts';
import { useBookings } from '../testing/use-bookings.ts';

const bookings = useBookings();

const UTR = '123456789012';
const submit = ({ code, cookie: headers }: Booked, amount?: number, upiTransactionId = UTR) =>
  call<PaymentSubmitted & Problem>(bookings, 'POST', `/api/bookings/${code}/payment`, {
    body: { upiTransactionId, amount },
    headers,
  });
const amountOf = async ({ id }: Booked) => (await stored(bookings, id)).paymentAmount;

/** Changes the guest count of a pending booking as its guest; each guest costs ₹1,150, and the fee is ₹500. */
const changeGuests = ({ code, cookie: headers }: Booked, guestCount: number) =>
  call(bookings, 'POST', `/api/bookings/${code}/change`, { body: { guestCount }, headers });

describe('the amount that a guest claims to have sent', () => {
  it('is refused above all that is left to pay, and nothing is stored', async () => {
    const booking = await aBooking(bookings, { guestCount: 2 });

    const { status, body } = await submit(booking, 9_999_999);

    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'invalid-input',
      errors: [
        {
          path: 'amount',
          message:
            '₹2,800 is left to pay for this booking. If you have sent more, enter ₹2,800: we see what has arrived.',
        },
      ],
    });
    expect(await stored(bookings, booking.id)).toMatchObject({ paymentStatus: 'pending', submissions: 0 });
  });

  it('is refused above what is left after a part was paid', async () => {
    const booking = await aBooking(bookings, { guestCount: 2 });
    await submit(booking, 1000);
    await verify(bookings, booking.id);

    expect((await submit(booking, 1801, '222222222222')).status).toBe(400);
    expect((await submit(booking, 1800, '222222222222')).status).toBe(200);
  });

  it('may be the full amount while only the advance is due', async () => {
    await askForThirtyPercentFirst();
    const booking = await aBooking(bookings, { guestCount: 2 });

    expect((await submit(booking, 2800)).status).toBe(200);
    expect((await verify(bookings, booking.id)).body).toMatchObject({
      paymentStatus: 'verified',
      received: 2800,
      due: 0,
    });
  });

  it('is replaced when the undecided reference is submitted again with another one', async () => {
    const booking = await aBooking(bookings, { guestCount: 2 });
    await submit(booking, 100);

    const { status, body } = await submit(booking, 2800);

    expect(status).toBe(200);
    expect(body).toMatchObject({ paymentStatus: 'pending_verification', upiTransactionId: UTR, submissionsLeft: 3 });
    expect(await stored(bookings, booking.id)).toMatchObject({ paymentAmount: 2800, waiting: 2800 });
    expect(await eventsOf(bookings, 'payment.submitted')).toMatchObject([
      { booking: { paymentAmount: 100 } },
      { booking: { paymentAmount: 2800 } },
    ]);
  });

  it.each([100, undefined])('is unchanged when the reference is submitted again with the amount %p', async (amount) => {
    const booking = await aBooking(bookings, { guestCount: 2 });
    await submit(booking, 100);

    expect(await submit(booking, amount)).toMatchObject({ status: 200, body: { submissionsLeft: 4 } });
    expect(await amountOf(booking)).toBe(100);
    expect(await eventsOf(bookings, 'payment.submitted')).toHaveLength(1);
  });

  it('is by default that of the reference that is corrected', async () => {
    await askForThirtyPercentFirst();
    const booking = await aBooking(bookings, { guestCount: 2 });
    await submit(booking, 2800);

    await submit(booking, undefined, '222222222222');

    expect(await amountOf(booking)).toBe(2800);
  });

  it('is by default that of the reference that is corrected, although the owner has verified cash since', async () => {
    const booking = await aBooking(bookings, { guestCount: 4 });
    await submit(booking, 2000);
    await callAsAdmin(bookings, 'POST', `/api/admin/bookings/${booking.id}/payments`, {
      body: { amount: 1000, method: 'cash', verify: true },
    });

    await submit(booking, undefined, '222222222222');

    expect(await stored(bookings, booking.id)).toMatchObject({ paymentAmount: 2000, waiting: 2000 });
  });

  it('is by default that of the waiting reference it replaces, not of a later one that was refused', async () => {
    const booking = await aBooking(bookings, { guestCount: 4 });
    await submit(booking, 2000);
    await submit(booking, 500, '222222222222');
    await verify(bookings, booking.id, { verified: false });

    await submit(booking, undefined, '333333333333');

    expect(await stored(bookings, booking.id)).toMatchObject({ paymentAmount: 2000, waiting: 2000 });
  });

  it.each(['the same', 'another'])(
    'is by default that of a refused reference when %s one is submitted instead',
    async (which) => {
      await askForThirtyPercentFirst();
      const booking = await aBooking(bookings, { guestCount: 2 });
      await submit(booking, 2800);
      await verify(bookings, booking.id, { verified: false });

      await submit(booking, undefined, which === 'another' ? '222222222222' : UTR);

      expect(await amountOf(booking)).toBe(2800);
    },
  );

  it('is at most what is due now when a reference for a higher amount is corrected', async () => {
    const booking = await aBooking(bookings, { guestCount: 10 });
    await submit(booking, 12_000);
    await changeGuests(booking, 2);

    await submit(booking, undefined, '222222222222');

    expect(await amountOf(booking)).toBe(2800);
  });

  it('is by default what is due once a payment after the refused one was verified', async () => {
    await askForThirtyPercentFirst();
    const booking = await aBooking(bookings, { guestCount: 2 });
    await submit(booking, 500);
    await verify(bookings, booking.id, { verified: false });
    await callAsAdmin(bookings, 'POST', `/api/admin/bookings/${booking.id}/payments`, {
      body: { amount: 840, method: 'cash', verify: true },
    });

    await submit(booking);

    expect(await amountOf(booking)).toBe(1960);
  });

  it('cannot be corrected once it is verified', async () => {
    const booking = await aBooking(bookings, { guestCount: 2 });
    await submit(booking, 2800);
    await verify(bookings, booking.id);

    expect((await submit(booking, 100)).status).toBe(409);
  });

  it.each(['with the request', 'on the payment page'])(
    'is the advance when a reference without an amount is submitted %s',
    async (when) => {
      await askForThirtyPercentFirst();
      const isWithRequest = when === 'with the request';
      const booking = await aBooking(bookings, { guestCount: 2, upiTransactionId: isWithRequest ? UTR : undefined });
      if (!isWithRequest) await submit(booking);

      expect(await amountOf(booking)).toBe(840);
    },
  );
});

describe('verify-payment without an amount', () => {
  it('counts at most what is due after the guest has changed to fewer guests', async () => {
    const booking = await aBooking(bookings, { guestCount: 10, upiTransactionId: UTR });
    await changeGuests(booking, 2);

    const { status, body } = await verify(bookings, booking.id);

    expect(status).toBe(200);
    expect(body).toMatchObject({ paymentStatus: 'verified', received: 2800, due: 0 });
  });

  it('counts what the guest claims when more is due', async () => {
    const booking = await aBooking(bookings, { guestCount: 2, upiTransactionId: UTR });
    await changeGuests(booking, 10);

    expect((await verify(bookings, booking.id)).body).toMatchObject({
      paymentStatus: 'pending',
      received: 2800,
      due: 9200,
    });
  });

  it('counts more than is due when the owner names the amount', async () => {
    const booking = await aBooking(bookings, { guestCount: 10, upiTransactionId: UTR });
    await changeGuests(booking, 2);

    expect((await verify(bookings, booking.id, { amount: 12_000 })).body).toMatchObject({ received: 12_000, due: 0 });
  });

  it('counts what the owner has recorded, even if it is more than is due', async () => {
    const booking = await aBooking(bookings, { guestCount: 2 });
    await callAsAdmin(bookings, 'POST', `/api/admin/bookings/${booking.id}/payments`, {
      body: { amount: 5000, method: 'cash' },
    });

    expect((await verify(bookings, booking.id)).body).toMatchObject({ received: 5000, due: 0 });
  });

  it('requires the amount when nothing is due any more', async () => {
    const booking = await aBooking(bookings, { guestCount: 2, upiTransactionId: UTR });
    await put(bookings, booking.id, { finalTotal: 0 });

    const { status, body } = await verify(bookings, booking.id);

    expect({ status, body }).toMatchObject({ status: 400, body: { errors: [{ path: 'amount' }] } });
    expect((await verify(bookings, booking.id, { amount: 2800 })).body).toMatchObject({ received: 2800, due: 0 });
  });

  it('still refuses a payment when nothing is due any more', async () => {
    const booking = await aBooking(bookings, { guestCount: 2, upiTransactionId: UTR });
    await put(bookings, booking.id, { finalTotal: 0 });

    expect(await verify(bookings, booking.id, { verified: false })).toMatchObject({
      status: 200,
      body: { received: 0, due: 0 },
    });
  });
});

/** New bookings owe 30 percent first and the rest on arrival. */
const askForThirtyPercentFirst = () =>
  dbOf(bookings).query(`INSERT INTO setting_copies VALUES ('advance_percent', '30', 2, false)`);
