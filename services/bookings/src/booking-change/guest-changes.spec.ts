import type { ChangeRequestView } from '@farmhouse/contracts/bookings/booking-change/booking-change';
import type { BookingDetails } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { describe, expect, it } from '@jest/globals';
import { aRule } from '@farmhouse/contracts/testing/rates';
import type { GuestChangeAnswer, PublicBooking } from '@farmhouse/contracts/bookings/booking-view/guest-booking';
import type { Problem } from '@farmhouse/contracts/errors';
import { call, callAsAdmin } from '@farmhouse/platform/testing/call';
import { eventsOf } from '@farmhouse/platform/testing/outbox-events';
import { seenBy } from '../testing/booking-calls.ts';
import { aRate, setRates, setStayRules } from '../testing/rates.ts';
import { aBooking, cookieOf, put, setSetting, stayIn, stored, type Booked } from '../testing/test-bookings.ts';
import { useBookings } from '../testing/use-bookings.ts';

const bookings = useBookings();

const ask = ({ code }: Booked, body: object, headers = cookieOf(code)) =>
  call<GuestChangeAnswer & Problem>(bookings, 'POST', `/api/bookings/${code}/change`, { body, headers });
const requests = async (query = '') =>
  (await callAsAdmin<ChangeRequestView[]>(bookings, 'GET', `/api/admin/change-requests${query}`)).body;
const decide = (id: number, decision: 'accept' | 'decline', body: object = {}) =>
  callAsAdmin<ChangeRequestView & Problem>(bookings, 'POST', `/api/admin/change-requests/${id}/${decision}`, {
    body,
  });
const confirm = ({ id }: Booked) => callAsAdmin(bookings, 'POST', `/api/bookings/${id}/confirm`);

async function aConfirmedStay(dates = stayIn(10)): Promise<Booked> {
  const booking = await aBooking(bookings, dates);
  await confirm(booking);
  return booking;
}

describe('POST /api/bookings/:code/change', () => {
  it.each([
    ['pending', 6 * 1150 + 500, true],
    ['pending', 6 * 1250 + 500, false],
    ['pending', undefined, false],
    ['confirmed', 6 * 1150 + 500, true],
  ])(
    'of a %s stay shown at %p rupees returns priceAdjusted %p once another rate holds',
    async (status, shownTotal, is) => {
      const booking = status === 'confirmed' ? await aConfirmedStay() : await aBooking(bookings);
      await setRates(bookings, aRate({ price: 1250 }));

      expect((await ask(booking, { guestCount: 6, shownTotal })).body).toMatchObject({ status, priceAdjusted: is });
    },
  );
});

describe('POST /api/bookings/:code/change of a pending booking', () => {
  it('changes the booking and returns it', async () => {
    const booking = await aBooking(bookings);

    const { status, body } = await ask(booking, { ...stayIn(17, 2), guestCount: 6, note: 'A week later' });

    expect(status).toBe(200);
    expect(body).toMatchObject({ ...stayIn(17, 2), guestCount: 6, finalTotal: 7400, changeRequest: null });
    expect(await eventsOf(bookings, 'booking.stay-changed')).toMatchObject([{ by: 'guest', reason: 'A week later' }]);
  });

  it.each([
    ['a stay in the past', stayIn(-3, 1), 'checkinDate'],
    ['more guests than online', { guestCount: 21 }, 'guestCount'],
    ['a check-in time that is not offered', { checkinTime: '03:00' }, 'checkinTime'],
    ['too many nights', stayIn(10, 31), 'checkoutDate'],
    ['services that are null', { selectedServices: null }, 'selectedServices'],
  ])('returns 400 for %s, as a new request does', async (_what, body, path) => {
    const booking = await aBooking(bookings);

    expect(await ask(booking, body)).toMatchObject({ status: 400, body: { errors: [{ path }] } });
    expect(await stored(bookings, booking.id)).toMatchObject({ ...stayIn(10), guestCount: 4, version: 1 });
  });

  it('keeps the booked price when the booked coupon is given in lower case', async () => {
    const booking = await aBooking(bookings, { guestCount: 10, couponCode: 'WELCOME10' });
    const { finalTotal } = await stored(bookings, booking.id);
    await setRates(bookings, aRate({ price: 3000 }));

    const { status, body } = await ask(booking, { couponCode: ' welcome10', checkinTime: '12:00' });

    expect([status, body.finalTotal]).toEqual([200, finalTotal]);
  });

  it('returns 400 for a stay that costs more than any plausible amount', async () => {
    const booking = await aBooking(bookings);
    await setRates(bookings, aRate({ price: 10_000_000 }));

    expect(await ask(booking, { guestCount: 20, ...stayIn(10, 13) })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'guestCount' }] },
    });
  });

  it('adds a note without a change to the special requests of a pending booking, and tells the owner alone', async () => {
    const booking = await aBooking(bookings);

    await ask(booking, { note: 'They bring a dog' });
    const { status, body } = await ask(booking, { note: 'And a cat' });

    expect({ status, body }).toMatchObject({ status: 200, body: { specialRequests: 'They bring a dog\n\nAnd a cat' } });
    expect(await eventsOf(bookings, 'booking.stay-changed')).toEqual([]);
    expect(await eventsOf(bookings, 'booking.note-added')).toMatchObject([
      { note: 'They bring a dog' },
      { note: 'And a cat' },
    ]);
    expect((await ask(booking, { note: 'x'.repeat(1000) })).status).toBe(200);
    expect((await ask(booking, { note: 'y'.repeat(1000) })).body.errors).toMatchObject([{ path: 'note' }]);
  });

  it('adds a note to a pending booking whose dates are taken, and which breaks a rule that was set since', async () => {
    const booking = await aBooking(bookings, stayIn(10, 1));
    await aConfirmedStay(stayIn(10, 1));
    await setStayRules(bookings, aRule());

    const { status, body } = await ask(booking, { ...stayIn(10, 1), guestCount: 4, note: 'They bring a dog' });

    expect({ status, body }).toMatchObject({ status: 200, body: { specialRequests: 'They bring a dog' } });
  });

  it('returns 400 for a stay that breaks a rule', async () => {
    const booking = await aBooking(bookings, stayIn(10, 2));
    await setStayRules(bookings, aRule());

    expect((await ask(booking, stayIn(12, 1))).body.code).toBe('stay-rule');
  });

  it('returns 409 with the nearest free dates when the dates are taken', async () => {
    await aConfirmedStay(stayIn(20));
    const booking = await aBooking(bookings, stayIn(10));

    const { status, body } = await ask(booking, stayIn(20));

    expect({ status, code: body.code }).toEqual({ status: 409, code: 'dates-taken' });
    expect(body.nearestFree.length).toBeGreaterThan(0);
  });

  it('needs the token of the booking', async () => {
    const [mine, other] = [await aBooking(bookings), await aBooking(bookings, stayIn(20))];

    expect((await ask(mine, { guestCount: 6 }, {} as never)).status).toBe(401);
    expect((await ask(mine, { guestCount: 6 }, cookieOf(other.code))).status).toBe(401);
    expect(await stored(bookings, mine.id)).toMatchObject({ guestCount: 4 });
  });

  it.each(['cancelled', 'completed'] as const)('returns 409 for a booking that is %s', async (status) => {
    const booking = await aBooking(bookings);
    await put(bookings, booking.id, { status });

    expect((await ask(booking, { guestCount: 6 })).body.code).toBe('status-conflict');
  });
});

describe('POST /api/bookings/:code/change of a confirmed stay', () => {
  it('files a request and leaves the stay as it is', async () => {
    const booking = await aConfirmedStay();

    const { status, body } = await ask(booking, { ...stayIn(17), guestCount: 6, note: 'Two more' });

    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...stayIn(10),
      guestCount: 4,
      changeRequest: { state: 'open', wanted: { ...stayIn(17), guestCount: 6 }, finalTotal: 7400, note: 'Two more' },
    });
    expect(await eventsOf(bookings, 'change-request.filed')).toMatchObject([{ request: { state: 'open' } }]);
  });

  it('replaces the earlier request', async () => {
    const booking = await aConfirmedStay();
    await ask(booking, { guestCount: 6 });

    await ask(booking, { guestCount: 8 });

    expect((await requests()).map(({ state, wanted }) => [state, wanted.guestCount])).toEqual([
      ['open', 8],
      ['superseded', 6],
    ]);
  });

  it('keeps what the open request asks for and its note when the guest only adds a note', async () => {
    const booking = await aConfirmedStay();
    await ask(booking, { ...stayIn(17), guestCount: 6, couponCode: 'WELCOME10', note: 'Two cousins come, too' });
    const { changeRequest } = await seenBy(bookings, booking);

    const { status, body } = await ask(booking, { note: 'They bring a dog' });

    const note = 'Two cousins come, too\n\nThey bring a dog';
    const kept = { ...changeRequest, id: expect.any(Number), createdAt: expect.any(String), note };
    expect({ status, request: body.changeRequest }).toEqual({ status: 200, request: kept });
    expect(changeRequest).toMatchObject({ wanted: { ...stayIn(17), guestCount: 6 }, couponCode: 'WELCOME10' });
    expect((await requests()).map(({ state }) => state)).toEqual(['open', 'superseded']);
    expect(await eventsOf(bookings, 'change-request.filed')).toMatchObject([{}, { request: kept }]);
  });

  it('takes a note to an open request whose dates were taken meanwhile', async () => {
    const booking = await aConfirmedStay();
    await ask(booking, stayIn(20));
    await aConfirmedStay(stayIn(20));

    const { status, body } = await ask(booking, { note: 'The week after would do, too' });

    expect({ status, body }).toMatchObject({ status: 200, body: { changeRequest: { wanted: stayIn(20) } } });
  });

  it('keeps the turnaround that a stay was confirmed with when the owner sets a longer one', async () => {
    const booking = await aConfirmedStay();
    await aConfirmedStay(stayIn(11));
    await setSetting(bookings, 'turnaround_minutes', 240);

    const answers = [
      await ask(booking, { note: 'They bring a dog' }),
      await ask(booking, { guestCount: 6 }),
      await ask(booking, { checkinTime: '14:00' }),
    ];

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers[2]?.body.keptTurnaroundMinutes).toBe(60);
    expect(await requests('?state=open')).toMatchObject([{ datesTakenBy: null }]);
  });

  it('returns 400 for a note that is too long together with that of the open request, which is kept', async () => {
    const booking = await aConfirmedStay();
    await ask(booking, { guestCount: 6, note: 'x'.repeat(600) });

    const { status, body } = await ask(booking, { note: 'y'.repeat(400) });

    expect({ status, body }).toMatchObject({ status: 400, body: { errors: [{ path: 'note' }] } });
    expect(await requests()).toMatchObject([{ state: 'open', note: 'x'.repeat(600), wanted: { guestCount: 6 } }]);
    // an emoji is one character
    expect((await ask(booking, { note: '🌿'.repeat(398) })).status).toBe(200);
  });

  it('returns 400 when nothing would change and there is no note', async () => {
    expect((await ask(await aConfirmedStay(), { guestCount: 4 })).status).toBe(400);
  });
});

describe('/api/admin/change-requests', () => {
  it('GET shows the requested stay beside the booked one, with the price difference and what has its dates', async () => {
    const booking = await aConfirmedStay();
    await ask(booking, { ...stayIn(20), guestCount: 6 });
    const other = await aConfirmedStay(stayIn(20));

    expect(await requests('?state=open')).toMatchObject([
      {
        confirmationCode: booking.code,
        booked: { ...stayIn(10), guestCount: 4 },
        wanted: { ...stayIn(20), guestCount: 6 },
        difference: 2300,
        datesTakenBy: other.code,
      },
    ]);
  });

  it('GET names no broken rule for a request that leaves the dates of the stay as they are', async () => {
    const booking = await aConfirmedStay();
    await setStayRules(bookings, aRule(), aRule({ id: 2, type: 'notice', value: 24 * 30 }));
    await ask(booking, { guestCount: 6 });

    expect(await requests('?state=open')).toMatchObject([{ brokenRule: null }]);
  });

  it('GET lists all requests when the state is empty', async () => {
    await ask(await aConfirmedStay(), { guestCount: 6 });

    expect(await requests('?state=')).toHaveLength(1);
  });

  it('GET lists the newest request first, whatever its state', async () => {
    const stays = [await aConfirmedStay(), await aConfirmedStay(stayIn(20)), await aConfirmedStay(stayIn(30))];
    for (const stay of stays) await ask(stay, { guestCount: 6 });
    const [newest] = await requests();
    await callAsAdmin(bookings, 'POST', `/api/admin/change-requests/${newest?.id}/decline`, { body: {} });

    const listed = await requests();

    expect(listed.map(({ confirmationCode }) => confirmationCode)).toEqual(stays.map(({ code }) => code).toReversed());
    expect(listed.map(({ state }) => state)).toEqual(['declined', 'open', 'open']);
  });

  it('GET returns the total even on a page beyond the last one', async () => {
    await ask(await aConfirmedStay(), { guestCount: 6 });

    const { headers } = await callAsAdmin(bookings, 'GET', '/api/admin/change-requests?page=2&pageSize=1');

    expect(headers['x-total-count']).toBe('1');
  });

  it('accept changes the stay and notifies the guest', async () => {
    const booking = await aConfirmedStay();
    await ask(booking, { ...stayIn(17), guestCount: 6 });
    const [request] = await requests();

    const { status, body } = await decide(request?.id ?? 0, 'accept', { reason: 'With pleasure' });

    expect({ status, body }).toMatchObject({ status: 200, body: { state: 'accepted', booked: stayIn(17) } });
    expect(await stored(bookings, booking.id)).toMatchObject({ ...stayIn(17), guestCount: 6, stayChanges: 1 });
    expect(await eventsOf(bookings, 'booking.stay-changed')).toMatchObject([{ by: 'owner', reason: 'With pleasure' }]);
    expect((await seenBy(bookings, booking)).changeRequest).toMatchObject({ state: 'accepted' });
  });

  it('accept raises the number of changes that is shown to everyone with the code, for their calendars', async () => {
    const booking = await aConfirmedStay();
    await ask(booking, { guestCount: 6 });
    const [request] = await requests();
    await decide(request?.id ?? 0, 'accept');

    const { body } = await call<PublicBooking>(bookings, 'GET', `/api/bookings/${booking.code}`);

    expect(body).not.toHaveProperty('fullName');
    expect(body.stayChanges).toBe(1);
  });

  it('accept of a request that is only a note writes the reason into the history, and sends nothing', async () => {
    const booking = await aConfirmedStay();
    await ask(booking, { note: 'May we bring our dog?' });
    const [request] = await requests();

    const { status, body } = await decide(request?.id ?? 0, 'accept', { reason: 'Yes, of course' });

    expect({ status, body }).toMatchObject({ status: 200, body: { state: 'accepted', isUnchanged: true } });
    expect(await eventsOf(bookings, 'booking.stay-changed')).toEqual([]);
    const details = await callAsAdmin<BookingDetails>(bookings, 'GET', `/api/admin/bookings/${booking.id}`);
    expect(details.body.audit).toContainEqual(
      expect.objectContaining({ action: 'change accepted', note: 'Yes, of course' }),
    );
  });

  it('accept returns 409 when the dates are taken, and the request stays open', async () => {
    const booking = await aConfirmedStay();
    await ask(booking, stayIn(20));
    await aConfirmedStay(stayIn(20));
    const [request] = await requests();

    expect((await decide(request?.id ?? 0, 'accept')).body.code).toBe('dates-taken');
    expect(await requests()).toMatchObject([{ state: 'open' }]);
    expect(await stored(bookings, booking.id)).toMatchObject(stayIn(10));
  });

  it('decline keeps the stay and notifies the guest of the reason', async () => {
    const booking = await aConfirmedStay();
    await ask(booking, { guestCount: 6 });
    const [request] = await requests();

    await decide(request?.id ?? 0, 'decline', { reason: 'The house is full' });

    expect(await stored(bookings, booking.id)).toMatchObject({ guestCount: 4, version: 2 });
    expect((await seenBy(bookings, booking)).changeRequest).toMatchObject({
      state: 'declined',
      reason: 'The house is full',
    });
    expect(await eventsOf(bookings, 'change-request.declined')).toMatchObject([{ reason: 'The house is full' }]);
  });

  it('a request can be decided only once', async () => {
    const booking = await aConfirmedStay();
    await ask(booking, { guestCount: 6 });
    const [request] = await requests();

    const responses = await Promise.all([
      decide(request?.id ?? 0, 'accept'),
      decide(request?.id ?? 0, 'decline'),
      decide(request?.id ?? 0, 'accept'),
    ]);

    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('a request of a cancelled stay is no longer open', async () => {
    const booking = await aConfirmedStay();
    await ask(booking, { guestCount: 6 });
    await callAsAdmin(bookings, 'POST', `/api/bookings/${booking.id}/cancel`);
    const [request] = await requests();

    expect(request?.state).toBe('superseded');
    expect((await decide(request?.id ?? 0, 'accept')).status).toBe(409);
  });

  it.each([
    ['GET', '/api/admin/change-requests'],
    ['POST', '/api/admin/change-requests/1/accept'],
    ['POST', '/api/admin/change-requests/1/decline'],
  ] as const)('%s %s returns 401 without a token', async (method, path) => {
    expect((await call(bookings, method, path, method === 'POST' ? { body: {} } : {})).status).toBe(401);
  });

  it('accept returns 404 for an unknown request', async () => {
    expect((await decide(4711, 'accept')).status).toBe(404);
  });
});
