import { randomInt } from 'node:crypto';
import type { BookingSummary } from '@farmhouse/contracts/bookings/booking-view/booking-list';
import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import type { OwnerCalendar } from '@farmhouse/contracts/bookings/calendar/owner-calendar';
import type { ServiceView } from '@farmhouse/contracts/catalogue/service';
import { accepted, call } from '../../support/api/call.ts';
import { DOCUMENTED_CALLS, isList, isPlainRead } from '../../support/api/documented-calls.ts';
import { aPhone, requestStay } from '../../support/guests.ts';
import { eventually } from '../../support/eventually.ts';
import { expect, test } from '../../support/test.ts';

/** Lists of the original specification, arrays whatever the documentation says. */
const SPECIFIED_LISTS = [
  ...['/api/admin/bookings', '/api/admin/services', '/api/admin/coupons', '/api/admin/site-settings'],
  ...['/api/services', '/api/settings', '/api/coupons'],
];

test('every specified and every documented list without a required parameter returns a JSON array', async ({
  owner,
}) => {
  const documented = DOCUMENTED_CALLS.filter((read) => isList(read) && isPlainRead(read)).map(({ path }) => path);
  for (const path of new Set([...SPECIFIED_LISTS, ...documented])) {
    expect(Array.isArray(await owner.get(path)), path).toBe(true);
  }
});

const aFamily = (): string => `Lists${randomInt(1e12, 2e12)}`;

/** Three requests of guests with one family name of their own, whose full names are returned in order. */
async function aFamilysRequests(): Promise<{ family: string; names: string[] }> {
  const family = aFamily();
  const names = [`Anu ${family}`, `Bina ${family}`, `Chand ${family}`];
  for (const fullName of names) await requestStay({ fullName });
  return { family, names };
}

test.describe('GET /api/admin/bookings', () => {
  test('returns one page, and the total in X-Total-Count', async ({ owner }) => {
    const { family, names } = await aFamilysRequests();

    const response = await owner.call<BookingView[]>(
      'GET',
      `/api/admin/bookings?q=${family}&page=2&pageSize=2&sort=fullName`,
    );

    expect(response.json.map(({ fullName }) => fullName)).toEqual([names[2]]);
    expect(response.headers.get('x-total-count')).toBe('3');
  });

  test('sorts newest first by default', async ({ owner }) => {
    const { family, names } = await aFamilysRequests();
    const namesOf = async (query: string) =>
      (await owner.get<BookingView[]>(`/api/admin/bookings?q=${family}${query}`)).map(({ fullName }) => fullName);

    expect(await namesOf('')).toEqual([...names].reverse());
    expect(await namesOf('&sort=fullName')).toEqual(names);
    expect(await namesOf('&sort=-fullName')).toEqual([...names].reverse());
  });

  test('finds part of a name in any case, a code, part of a phone number and a UTR', async ({ owner }) => {
    const contactNumber = aPhone();
    const { code } = await requestStay({
      fullName: 'Devi Kumari',
      contactNumber,
      upiTransactionId: `77${contactNumber}`,
    });

    for (const q of [code.toLowerCase(), contactNumber.slice(2), `77${contactNumber}`]) {
      const found = await owner.get<BookingView[]>(`/api/admin/bookings?q=${encodeURIComponent(q)}`);
      expect(
        found.map(({ confirmationCode }) => confirmationCode),
        q,
      ).toContain(code);
    }
    const byName = await owner.get<BookingView[]>(`/api/admin/bookings?q=dEvI%20kUm&pageSize=200`);
    expect(byName.map(({ confirmationCode }) => confirmationCode)).toContain(code);
  });

  test('filters by several statuses and payment statuses', async ({ owner }) => {
    const family = aFamily();
    const paid = await requestStay({ fullName: `Paid ${family}`, upiTransactionId: `55${aPhone()}` });

    const query = `q=${family}&status=pending&status=confirmed&paymentStatus=paid,pending_verification`;
    const found = await owner.get<BookingView[]>(`/api/admin/bookings?${query}`);

    expect(found.map(({ confirmationCode }) => confirmationCode)).toEqual([paid.code]);
    expect(await owner.get(`/api/admin/bookings?q=${family}&status=cancelled`)).toEqual([]);
  });
});

test('GET /api/admin/bookings/summary counts a new booking', async ({ owner }) => {
  const before = await owner.get<BookingSummary>('/api/admin/bookings/summary');
  const { response } = await requestStay();

  await eventually(async () => {
    const after = await owner.get<BookingSummary>('/api/admin/bookings/summary');
    expect(after.total).toBeGreaterThan(before.total);
    expect(after.totalRevenue).toBeGreaterThanOrEqual(before.totalRevenue + response.finalTotal);
    expect(after.byStatus.pending + after.byStatus.confirmed).toBeGreaterThan(0);
    expect(after.bookingsByWeek).toHaveLength(12);
    expect(after.revenueByMonth).toHaveLength(12);
  });
});

test('GET /api/admin/calendar returns the bookings and blocks of the range', async ({ owner }) => {
  const { code, input } = await requestStay();
  const path = `/api/admin/calendar?from=${input.checkinDate}&to=${input.checkoutDate}`;

  const calendar = await owner.get<OwnerCalendar>(path);

  expect(calendar.bookings.map(({ confirmationCode }) => confirmationCode)).toContain(code);
  expect(calendar.blocks).toEqual(expect.any(Array));
});

test('GET /api/services returns only active services', async ({ aService }) => {
  const [on, off] = [await aService(), await aService({ active: false })];

  await eventually(async () => {
    const services = accepted(await call<ServiceView[]>('GET', '/api/services'));
    expect(services.map(({ id }) => id)).toContain(on.id);
    expect(services.map(({ id }) => id)).not.toContain(off.id);
    expect(services.find(({ id }) => id === on.id)).toMatchObject({
      name: on.name,
      description: on.description,
      price: 750,
      category: 'other',
    });
  });
});

test('GET /api/availability returns ranges without personal data', async () => {
  const { input } = await requestStay({ fullName: 'Secret Guest' });

  const response = await call<{ ranges: object[] }>(
    'GET',
    `/api/availability?from=${input.checkinDate}&to=${input.checkoutDate}`,
  );

  expect(response.json.ranges.length).toBeGreaterThan(0);
  for (const range of response.json.ranges) expect(Object.keys(range).sort()).toEqual(['from', 'kind', 'to']);
});
