import { describe, expect, it } from '@jest/globals';
import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import type { Problem } from '@farmhouse/contracts/errors';
import { call, callAsAdmin } from '@farmhouse/platform/testing/call';
import { bankStatements, statement, UTR } from '../testing/bank-statements.ts';
import { aBooking, cookieOf, stayIn, stored, type Booked } from '../testing/test-bookings.ts';
import { useBookings } from '../testing/use-bookings.ts';

const bookings = useBookings();
const { load, list } = bankStatements(bookings);

type Answered = BookingView & Problem & { booking?: BookingView };

const post = (path: string, seen: number | undefined, body: object) => {
  const headers: Record<string, string> = seen === undefined ? {} : { 'Seen-Stay-Changes': String(seen) };
  return callAsAdmin<Answered>(bookings, 'POST', `/api/admin/${path}`, { body, headers });
};
const cash = { method: 'cash', amount: 100 };

/** The owner's decisions that verify a payment; a number is the `stayChanges` that the owner saw. */
const DECISIONS: Record<string, (booking: Booked, seen?: number) => ReturnType<typeof post>> = {
  'a verified payment': ({ id }, seen) => post(`bookings/${id}/verify-payment`, seen, { verified: true }),
  'a payment that is added and verified': ({ id }, seen) =>
    post(`bookings/${id}/payments`, seen, { ...cash, verify: true }),
  'an accepted line of a bank statement': async ({ id }, seen) =>
    post(`bank-lines/${(await list())[0]?.id ?? 0}/accept`, seen, { bookingId: id }),
};

/** A request with a waiting payment and a line for it, whose guest then moves the stay. */
async function aMovedRequest(): Promise<{ booking: Booked; seen: number }> {
  const booking = await aBooking(bookings, { ...stayIn(10), upiTransactionId: UTR });
  await load(statement(['UPI-ASHA', UTR, 5100]));
  const { stayChanges: seen } = await stored(bookings, booking.id);
  const { code } = booking;
  await call(bookings, 'POST', `/api/bookings/${code}/change`, { body: stayIn(20), headers: cookieOf(code) });
  return { booking, seen };
}

describe.each(Object.entries(DECISIONS))('%s', (_name, decide) => {
  it('does not confirm a stay that the guest has moved since the owner saw it, and changes nothing', async () => {
    const { booking, seen } = await aMovedRequest();

    const { status, body } = await decide(booking, seen);

    expect({ status, body }).toMatchObject({
      ...{ status: 409, body: { code: 'outdated', booking: { ...stayIn(20), status: 'pending', received: 0 } } },
    });
    expect(await stored(bookings, booking.id)).toMatchObject({ status: 'pending', received: 0 });
  });

  it('confirms the stay as it was seen', async () => {
    const { booking, seen } = await aMovedRequest();

    expect((await decide(booking, seen + 1)).status).toBeLessThan(300);
    expect(await stored(bookings, booking.id)).toMatchObject({ status: 'confirmed', ...stayIn(20) });
  });

  it('compares nothing without what was seen', async () => {
    const { booking } = await aMovedRequest();

    expect((await decide(booking)).status).toBeLessThan(300);
  });
});

it('a payment is verified for a confirmed stay, whatever the owner saw of it', async () => {
  const { booking, seen } = await aMovedRequest();
  await callAsAdmin(bookings, 'POST', `/api/bookings/${booking.id}/confirm`);

  expect((await post(`bookings/${booking.id}/verify-payment`, seen, { verified: true })).status).toBe(200);
});

it('a payment of a moved request is refused or recorded for later without a comparison', async () => {
  const { booking, seen } = await aMovedRequest();

  expect((await post(`bookings/${booking.id}/payments`, seen, cash)).status).toBe(201);
  expect((await post(`bookings/${booking.id}/verify-payment`, seen, { verified: false })).status).toBe(200);
});

it('the lines of a bank statement say how often the stay of their booking was changed', async () => {
  const { seen } = await aMovedRequest();

  expect(await list()).toMatchObject([{ stayChanges: seen + 1 }]);
});
