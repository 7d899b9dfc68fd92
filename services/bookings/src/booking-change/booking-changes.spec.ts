import { describe, expect, it } from '@jest/globals';
import type { ChangeQuote } from '@farmhouse/contracts/bookings/booking-change/booking-change';
import { aRule } from '@farmhouse/contracts/testing/rates';
import type { BookingPriced, BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import type { Problem } from '@farmhouse/contracts/errors';
import { istInstant } from '@farmhouse/contracts/timing/ist';
import { call, callAsAdmin } from '@farmhouse/platform/testing/call';
import { eventsOf } from '@farmhouse/platform/testing/outbox-events';
import { paymentDeadline } from '../booking/booking.rules.ts';
import { auditOf } from '../testing/booking-calls.ts';
import { aRate, setRates, setStayRules } from '../testing/rates.ts';
import { aBooking, bookingInput, dbOf, put, rowsOf, setSetting, stayIn, stored } from '../testing/test-bookings.ts';
import { useBookings } from '../testing/use-bookings.ts';

const bookings = useBookings();

type Answered = BookingPriced & Problem & { booking?: BookingView };
const change = async (id: number, body: object) => {
  const { version } = await stored(bookings, id);
  return patch(id, { version, pricing: 'booked', ...body });
};
const patch = (id: number, body: object) =>
  callAsAdmin<Answered>(bookings, 'PATCH', `/api/admin/bookings/${id}`, { body });
const quote = (id: number, body: object) =>
  callAsAdmin<ChangeQuote & Problem>(bookings, 'POST', `/api/admin/bookings/${id}/change-quote`, {
    body: { pricing: 'booked', ...body },
  });
const confirm = (id: number) => callAsAdmin<Answered>(bookings, 'POST', `/api/bookings/${id}/confirm`);

async function aConfirmedStay(dates = stayIn(10)) {
  const booking = await aBooking(bookings, dates);
  await confirm(booking.id);
  return booking;
}

describe('PATCH /api/admin/bookings/:id', () => {
  it('changes dates and guests, recalculates the price and returns the new version', async () => {
    const { id } = await aConfirmedStay();
    const before = await stored(bookings, id);

    const { status, body } = await change(id, { ...stayIn(17, 2), guestCount: 6 });

    expect(status).toBe(200);
    expect(body).toMatchObject({ ...stayIn(17, 2), guestCount: 6, finalTotal: 6 * 1150 + 500, status: 'confirmed' });
    expect(body.version).toBe(before.version + 1);
  });

  it.each([
    [5100, true],
    [5500, false],
    [undefined, false],
  ])('with the shown total %p returns priceAdjusted %p once another rate holds', async (shownTotal, priceAdjusted) => {
    const { id } = await aConfirmedStay();
    await setRates(bookings, aRate({ price: 1250 }));

    const { body } = await change(id, { pricing: 'today', specialRequests: 'A cot', shownTotal });

    expect(body).toMatchObject({ finalTotal: 4 * 1250 + 500, priceAdjusted });
  });

  it('returns 400 when neither a phone number nor an email address would be left, and keeps the address', async () => {
    const { id } = await aBooking(bookings);
    await put(bookings, id, { contactNumber: '', email: 'asha@example.com' });

    const [changed, quoted] = [await change(id, { email: null }), await quote(id, { email: '' })];

    const errors = [{ path: 'email', message: 'A phone number or an email address is needed' }];
    for (const refused of [changed, quoted]) expect(refused).toMatchObject({ status: 400, body: { errors } });
    expect(await stored(bookings, id)).toMatchObject({ email: 'asha@example.com' });
    expect((await change(id, { email: null, contactNumber: '98480 12345' })).status).toBe(200);
  });

  it('removes the phone number of a guest with an email address, and returns 400 when it is the last contact', async () => {
    const { id } = await aBooking(bookings, { email: 'asha@example.com' });
    const errors = [{ path: 'email', message: 'A phone number or an email address is needed' }];

    const refused = [
      await quote(id, { contactNumber: '', email: null }),
      await change(id, { contactNumber: ' ', email: null }),
    ];
    const [quoted, changed] = [await quote(id, { contactNumber: '' }), await change(id, { contactNumber: ' ' })];

    for (const one of refused) expect(one).toMatchObject({ status: 400, body: { errors } });
    expect([quoted.status, changed.status]).toEqual([200, 200]);
    expect(await stored(bookings, id)).toMatchObject({ contactNumber: '', email: 'asha@example.com' });
  });

  it('drops the blanks around an email address', async () => {
    const { id } = await aBooking(bookings);

    const { status } = await change(id, { email: ' asha.rao@example.com ' });

    expect(status).toBe(200);
    expect(await stored(bookings, id)).toMatchObject({ email: 'asha.rao@example.com' });
  });

  it.each(['98480', 'none', null])('returns 400 for the phone number %j, and keeps the present one', async (wrong) => {
    const { id } = await aBooking(bookings, { email: 'asha@example.com' });
    const { contactNumber } = await stored(bookings, id);

    const { status, body } = await change(id, { contactNumber: wrong });

    expect({ status, errors: body.errors }).toEqual({
      status: 400,
      errors: [{ path: 'contactNumber', message: 'Valid contact number is required' }],
    });
    expect(await stored(bookings, id)).toMatchObject({ contactNumber });
  });

  it('changes the guests of a booking whose contact was erased', async () => {
    const { id } = await aBooking(bookings);
    await put(bookings, id, { contactNumber: '', email: null });

    expect((await change(id, { guestCount: 5 })).status).toBe(200);
  });

  it('returns 400 for services that are null, and keeps the booked ones', async () => {
    const { id } = await aBooking(bookings, { selectedServices: ['1'] });

    const { status, body } = await change(id, { selectedServices: null });

    expect([status, body.errors?.[0]?.path]).toEqual([400, 'selectedServices']);
    expect(await stored(bookings, id)).toMatchObject({ selectedServices: ['1'] });
  });

  it('moves a confirmed stay in the calendar', async () => {
    const { id } = await aConfirmedStay();

    await change(id, stayIn(20));

    const free = await aBooking(bookings, stayIn(10));
    expect((await confirm(free.id)).status).toBe(200);
    const taken = await aBooking(bookings, stayIn(30));
    expect((await change(taken.id, stayIn(20))).status).toBe(409);
  });

  it('notifies the guest of the stay before and after, and notes the change in the history', async () => {
    const { id } = await aConfirmedStay();

    await change(id, { guestCount: 6, reason: 'Two more friends' });

    expect(await eventsOf(bookings, 'booking.stay-changed')).toMatchObject([
      {
        booking: { guestCount: 6, finalTotal: 7400 },
        before: { guestCount: 4, finalTotal: 5100 },
        sequence: 1,
        by: 'owner',
        reason: 'Two more friends',
      },
    ]);
    expect((await auditOf(bookings, id)).at(-1)).toMatchObject({
      action: 'changed',
      from: '4 guests; ₹5,100',
      to: '6 guests; ₹7,400',
      note: 'Two more friends',
    });
  });

  it('notes in the history that the contact changed, without its values, and sends no mail', async () => {
    const { id } = await aConfirmedStay();

    await change(id, { fullName: 'Asha K Rao', email: null });

    expect((await auditOf(bookings, id)).at(-1)).toMatchObject({ action: 'changed', to: 'new name, email address' });
    expect(await stored(bookings, id)).toMatchObject({ fullName: 'Asha K Rao', email: null, stayChanges: 0 });
    expect(await eventsOf(bookings, 'booking.stay-changed')).toEqual([]);
  });

  it('changes and sends nothing when nothing is different', async () => {
    const { id } = await aConfirmedStay();
    const { version } = await stored(bookings, id);

    expect((await change(id, { guestCount: 4 })).body.version).toBe(version);
    expect(await eventsOf(bookings, 'booking.stay-changed')).toEqual([]);
  });

  it('returns 409 with the newer booking when it was made from an older version', async () => {
    const { id } = await aConfirmedStay();
    const { version } = await stored(bookings, id);
    await change(id, { guestCount: 6 });

    const { status, body } = await patch(id, { version, pricing: 'booked', guestCount: 8 });

    expect({ status, body }).toMatchObject({ status: 409, body: { code: 'outdated', booking: { guestCount: 6 } } });
    expect(await stored(bookings, id)).toMatchObject({ guestCount: 6 });
  });

  it('is refused as outdated when the guest has paid in the meantime', async () => {
    const { id, code, cookie } = await aConfirmedStay();
    const { version } = await stored(bookings, id);
    await call(bookings, 'POST', `/api/bookings/${code}/payment`, {
      headers: cookie,
      body: { upiTransactionId: '123456789012' },
    });

    expect((await patch(id, { version, pricing: 'booked', guestCount: 8 })).body.code).toBe('outdated');
  });

  it('returns 409 naming the other stay when the dates are taken, and keeps the old dates', async () => {
    const other = await aConfirmedStay(stayIn(20));
    const { id } = await aConfirmedStay(stayIn(10));

    const { status, body } = await change(id, stayIn(20));

    expect(status).toBe(409);
    expect(body.message).toContain(other.code);
    expect(await stored(bookings, id)).toMatchObject(stayIn(10));
  });

  it('lets a stay overlap its own old dates', async () => {
    const { id } = await aConfirmedStay(stayIn(10, 2));

    expect((await change(id, stayIn(11, 2))).status).toBe(200);
  });

  it('returns 409 for a cancelled booking', async () => {
    const { id } = await aBooking(bookings);
    await put(bookings, id, { status: 'cancelled' });

    expect((await change(id, { guestCount: 6 })).body.code).toBe('status-conflict');
  });

  it('changes a completed booking', async () => {
    const { id } = await aBooking(bookings);
    await put(bookings, id, { status: 'completed' });

    expect((await change(id, { guestCount: 6 })).status).toBe(200);
  });

  it('asks for the difference of a paid stay, with the usual deadline', async () => {
    const { id } = await aConfirmedStay();
    await put(bookings, id, { paymentStatus: 'verified', paymentDeadline: null });

    const { body } = await change(id, { guestCount: 6 });

    const deadline = paymentDeadline(await stored(bookings, id), new Map(), new Date());
    expect(body).toMatchObject({ paymentStatus: 'pending', due: 2300, paymentDeadline: deadline?.toISOString() });
  });

  it('moves a payment deadline to the new check-in when the stay moves before it, and keeps an earlier one', async () => {
    const { id } = await aConfirmedStay(stayIn(10));
    const at = (days: number, time: string) => istInstant(stayIn(days).checkinDate, time);
    await put(bookings, id, { paymentDeadline: at(5, '21:00') });

    expect((await change(id, stayIn(6))).body.paymentDeadline).toBe(at(5, '21:00').toISOString());
    expect((await change(id, stayIn(3))).body.paymentDeadline).toBe(at(3, '12:00').toISOString());
  });

  it.each([
    ['no version', { version: undefined }, 'version'],
    ['an unknown pricing', { pricing: 'free' }, 'pricing'],
    ['a check-out before the check-in', { checkinDate: '2027-05-02', checkoutDate: '2027-05-01' }, 'checkoutDate'],
    ['more than a year', { checkinDate: '2027-05-02', checkoutDate: '2028-05-10' }, 'checkoutDate'],
    ['no guest', { guestCount: 0 }, 'guestCount'],
    ['a wrong email address', { email: 'asha@' }, 'email'],
    ['an empty name', { fullName: ' ' }, 'fullName'],
    ['an agreed total that is missing', { pricing: 'fixed' }, 'finalTotal'],
    ['a negative total', { pricing: 'fixed', finalTotal: -1 }, 'finalTotal'],
    ['a fraction of a rupee', { discountAmount: 0.5 }, 'discountAmount'],
  ])('returns 400 for %s', async (_what, body, path) => {
    const { id } = await aConfirmedStay();

    const response = await change(id, body);

    expect(response).toMatchObject({ status: 400, body: { errors: [{ path }] } });
  });

  it('returns 401 without a token and 404 for an unknown booking', async () => {
    const body = { version: 1, pricing: 'booked' };

    expect((await call(bookings, 'PATCH', '/api/admin/bookings/1', { body })).status).toBe(401);
    expect((await patch(4711, body)).status).toBe(404);
    expect((await quote(4711, {})).status).toBe(404);
  });

  it('without pricing keeps the price as booked, of a preview as well', async () => {
    const { id } = await aConfirmedStay();
    const { version, finalTotal } = await stored(bookings, id);
    await setRates(bookings, aRate());

    const quoted = await quote(id, { pricing: undefined, fullName: 'Asha Rao' });
    const changed = await patch(id, { version, contactNumber: '98480 12345' });

    expect(quoted).toMatchObject({ status: 200, body: { becomes: { price: { finalTotal } } } });
    expect(changed).toMatchObject({ status: 200, body: { finalTotal, contactNumber: '98480 12345' } });
  });

  it('without pricing takes a given total as the agreed one', async () => {
    const { id } = await aConfirmedStay();
    const { version } = await stored(bookings, id);

    expect(await patch(id, { version, finalTotal: 4000 })).toMatchObject({ status: 200, body: { finalTotal: 4000 } });
  });

  it('drops fields that a change does not have', async () => {
    const { id } = await aConfirmedStay();

    await change(id, { guestCount: 6, status: 'completed', paymentStatus: 'verified', guestTokenHash: 'x' });

    expect(await stored(bookings, id)).toMatchObject({ status: 'confirmed', paymentStatus: 'pending' });
  });
});

describe('the price of a changed booking', () => {
  it('as booked keeps the prices and rates of the booking', async () => {
    await setRates(bookings, aRate());
    const { id } = await aConfirmedStay(stayIn(10));
    await setRates(bookings, aRate({ price: 9000 }));

    const { body } = await change(id, stayIn(17, 2));

    expect(body.finalTotal).toBe(2 * 4 * 1500 + 500);
  });

  it('by today uses today’s prices', async () => {
    const { id } = await aConfirmedStay(stayIn(10));
    await setRates(bookings, aRate());

    expect((await change(id, { guestCount: 5, pricing: 'today' })).body.finalTotal).toBe(5 * 1500 + 500);
  });

  it('by an agreed total has an additional line, and the lines add up to it', async () => {
    const { id } = await aConfirmedStay();

    const { body } = await quote(id, { guestCount: 6, pricing: 'fixed', finalTotal: 7000 });

    const { lines, finalTotal } = body.becomes.price;
    expect(lines.at(-1)).toMatchObject({ kind: 'adjustment', label: 'Agreed price', amount: -400 });
    expect([finalTotal, lines.reduce((sum, { amount }) => sum + amount, 0)]).toEqual([7000, 7000]);
  });

  it('as booked keeps an agreed total while nothing that determines prices changes', async () => {
    const { id } = await aConfirmedStay();
    await change(id, { pricing: 'fixed', finalTotal: 4000 });

    expect((await change(id, { fullName: 'Asha K Rao' })).body.finalTotal).toBe(4000);
  });

  it('keeps the terms of the coupon as booked, even after the coupon is deleted', async () => {
    const { id } = await aBooking(bookings, { guestCount: 10, couponCode: 'WELCOME10' });
    await dbOf(bookings).query('DELETE FROM coupon_copies');

    expect((await change(id, { guestCount: 6 })).body).toMatchObject({ couponCode: 'WELCOME10', discountAmount: 740 });
    expect((await change(id, { couponCode: null })).body).toMatchObject({ couponCode: null, discountAmount: 0 });
    expect((await change(id, { couponCode: 'WELCOME10' })).body.code).toBe('coupon-invalid');
  });

  it('includes a discount of the owner, which later changes keep', async () => {
    const { id } = await aConfirmedStay();

    expect((await change(id, { discountAmount: 600 })).body.finalTotal).toBe(4500);
    expect((await change(id, { guestCount: 5 })).body).toMatchObject({ discountAmount: 600, finalTotal: 5650 });
    expect((await change(id, { discountAmount: null })).body).toMatchObject({ discountAmount: 0, finalTotal: 6250 });
  });

  it('of what the owner entered keeps its own formula as booked', async () => {
    const entered = { ...bookingInput(stayIn(30)), basePrice: 1000 };
    const { body } = await callAsAdmin<BookingView>(bookings, 'POST', '/api/admin/bookings', { body: entered });

    expect((await change(body.id, { guestCount: 5 })).body).toMatchObject({ finalTotal: 5000, basePrice: 1000 });
    expect((await change(body.id, { guestCount: 6, pricing: 'today' })).body.finalTotal).toBe(6 * 1150 + 500);
  });

  it('charges added services at today’s price', async () => {
    const { id } = await aConfirmedStay();

    expect((await change(id, { selectedServices: ['1', '2'] })).body.finalTotal).toBe(5100 + 1800 + 1200);
    expect((await change(id, { selectedServices: ['4711'] })).body.code).toBe('service-unknown');
  });
});

describe('POST /api/admin/bookings/:id/change-quote', () => {
  it('returns the stay before and after, the difference, what is due and the deposit, and stores nothing', async () => {
    const { id } = await aConfirmedStay();
    const { terms } = await stored(bookings, id);
    await put(bookings, id, { paymentStatus: 'verified', terms: { ...terms, securityDeposit: 10_000 } });
    const events = await rowsOf(bookings, 'outbox');

    const { status, body } = await quote(id, { guestCount: 6 });

    expect(status).toBe(200);
    expect(body).toMatchObject({
      was: { guestCount: 4, price: { finalTotal: 5100 } },
      becomes: { guestCount: 6, price: { finalTotal: 7400 } },
      difference: 2300,
      due: 2300,
      overpaid: 0,
      securityDeposit: 10_000,
      datesTakenBy: null,
      brokenRule: null,
    });
    expect((await quote(id, { guestCount: 3 })).body).toMatchObject({ difference: -1150, due: 0, overpaid: 1150 });
    expect(await stored(bookings, id)).toMatchObject({ guestCount: 4 });
    expect(await rowsOf(bookings, 'outbox')).toBe(events);
  });

  it('names the conflict of the dates, and the rule that the stay would break', async () => {
    const other = await aConfirmedStay(stayIn(20));
    const { id } = await aConfirmedStay(stayIn(10));
    await setStayRules(bookings, aRule());

    expect((await quote(id, stayIn(20))).body).toMatchObject({
      datesTakenBy: other.code,
      brokenRule: expect.stringContaining('at least 2 nights'),
    });
    expect((await change(id, stayIn(40))).status).toBe(200);
  });

  it('names no conflict for a completed booking, whose dates occupy nothing', async () => {
    await aConfirmedStay(stayIn(20));
    const { id } = await aBooking(bookings, stayIn(10));
    await put(bookings, id, { status: 'completed' });

    expect((await quote(id, stayIn(20))).body).toMatchObject({ datesTakenBy: null });
  });

  it('keeps the turnaround that a stay was confirmed with when the owner sets a longer one', async () => {
    const { id } = await aConfirmedStay(stayIn(10));
    const next = await aConfirmedStay(stayIn(11));
    await setSetting(bookings, 'turnaround_minutes', 240);

    expect((await quote(id, stayIn(9, 2))).body).toMatchObject({ datesTakenBy: null });
    expect((await quote(id, { checkoutTime: '12:00' })).body).toMatchObject({ datesTakenBy: next.code });
  });

  it('names no broken rule for the arrival of a confirmed stay, which may have passed, when it stays as it is', async () => {
    const { id } = await aConfirmedStay(stayIn(10, 2));
    const createdAt = new Date(Date.now() - 30 * 86_400_000);
    await put(bookings, id, { ...stayIn(-1, 2), createdAt });
    await setStayRules(bookings, aRule(), aRule({ id: 2, type: 'notice', value: 48 }));

    expect((await quote(id, { guestCount: 6 })).body).toMatchObject({ brokenRule: null });
    expect((await quote(id, stayIn(-1, 3))).body).toMatchObject({ brokenRule: null });
    expect((await quote(id, stayIn(-1, 1))).body).toMatchObject({
      brokenRule: expect.stringContaining('at least 2 nights'),
    });
    expect((await quote(id, stayIn(0, 2))).body).toMatchObject({
      brokenRule: expect.stringContaining('before check-in'),
    });
  });
});
