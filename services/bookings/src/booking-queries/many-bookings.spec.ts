import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { addDays, istInstant } from '@farmhouse/contracts/timing/ist';
import { BOOKING_SORTS } from '@farmhouse/contracts/bookings/booking-view/booking-list';
import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { personOf } from '@farmhouse/contracts/privacy/personal-data';
import { callAsAdmin } from '@farmhouse/platform/testing/call';
import { plansOf } from '@farmhouse/platform/testing/query-plans';
import type { TestService } from '@farmhouse/platform/testing/test-service';
import { StayMessagesService } from '../guest-messages/stay-messages.service.ts';
import { BalancesService } from '../payments/balances.service.ts';
import { bookingsOf } from '../personal-data/personal-bookings.ts';
import { seedBookings, seedPayments, withoutTimeLimit } from '../testing/many-bookings.ts';
import { dbOf, resetDatabase, startBookings, today } from '../testing/test-bookings.ts';

const BOOKINGS = 50_000;
/** Limits for the database work of one response of the bookings admin. */
const LIMIT_MS = 200;
/** The index by which the rows of a page are fetched once their ids are known. */
const ROWS_BY_ID = 'bookings_pk';
/** The indexes of bookings by state; Postgres reads either. */
const BY_STATE = ['bookings_states', 'bookings_amounts'];

let bookings: TestService;

beforeAll(async () => {
  bookings = await startBookings();
  await resetDatabase(bookings);
  await seedBookings(bookings, BOOKINGS);
  await seedPayments(bookings);
}, 120_000);
afterAll(() => bookings.close());

async function cost(path: string) {
  const plans = await plansOf(bookings, async () => {
    const { status } = await callAsAdmin(bookings, 'GET', path);
    expect(status).toBe(200);
  });
  expect(plans.length).toBeGreaterThan(0);
  return { plans, ms: plans.reduce((sum, plan) => sum + plan.ms, 0) };
}

const list = (query: string) => `/api/admin/bookings?pageSize=20&${query}`;

it.each([
  ['as it opens', list('page=1')],
  ['without a page', '/api/admin/bookings'],
  ['a search for a name', list('q=chitra')],
  ['a search for a telephone number', list('q=%2B91%2007919')],
  ['a search that finds nothing', list('q=nobody-at-all')],
  ['one status', list('status=pending')],
  ['another status and a payment status', list('status=cancelled&paymentStatus=failed')],
  ['a span of check-ins', list(`from=${today()}&to=${addDays(today(), 30)}`)],
  ...BOOKING_SORTS.flatMap((sort) => [
    [`by ${sort}`, list(`sort=${sort}`)],
    [`by ${sort}, downwards`, list(`sort=-${sort}`)],
  ]),
  ['a page in the middle', list('page=1250')],
  ['the last page', list(`page=${BOOKINGS / 20}`)],
  ['the counts and sums', '/api/admin/bookings/summary'],
  ['the counts of all bookings', '/api/admin/bookings/counts'],
  ['the counts of a search', '/api/admin/bookings/counts?q=chitra'],
  ['today', '/api/admin/bookings/today'],
  ['the uses of coupons', '/api/admin/bookings/coupon-uses?codes=MANY10,NOBODY'],
  ['requests, each with its competitors counted', '/api/admin/bookings?pageSize=200&status=pending'],
])('a call of the bookings section returns quickly among 50,000 bookings: %s', async (_what, path) => {
  const { ms } = await cost(path);

  expect(ms).toBeLessThan(LIMIT_MS);
});

it.each([
  ['the newest first', list('page=1'), ['bookings_newest']],
  ['one status', list('status=pending'), [...BY_STATE, 'bookings_newest', 'bookings_requested_stay']],
  ['a span of check-ins', list(`from=${today()}&to=${addDays(today(), 7)}&sort=checkinDate`), ['bookings_checkin']],
])('a list of 50,000 bookings reads only the rows that it returns: %s', async (_what, path, allowed) => {
  const { plans } = await cost(path);

  const page = plans.filter(({ sql }) => sql.includes('LIMIT'));
  expect(page).toHaveLength(1);
  expect(page.flatMap(({ scanned }) => scanned)).toEqual([]);
  const found = page.flatMap(({ indexes }) => indexes).filter((index) => index !== ROWS_BY_ID);
  expect(found).toHaveLength(1);
  expect(allowed).toContain(found[0]);
});

it('open tasks are counted without reading what is done', async () => {
  const { plans, ms } = await cost('/api/admin/open-tasks');

  expect(plans).toHaveLength(4);
  expect(plans.flatMap(({ scanned }) => scanned)).not.toContain('bookings');
  const counted = plans.filter(({ sql }) => sql.includes('"BookingEntity"'));
  expect(counted).toHaveLength(2);
  for (const { indexes } of counted) {
    expect(indexes).toHaveLength(1);
    expect(BY_STATE).toContain(indexes[0]);
  }
  expect(ms).toBeLessThan(LIMIT_MS / 20);
});

it('the uses of coupons are counted by an index-only scan', async () => {
  const manager = dbOf(bookings).manager;
  await manager.query(`UPDATE bookings SET coupon_code = 'MANY10' WHERE id % 500 = 0`);
  await manager.query('VACUUM ANALYZE bookings');

  const { plans } = await cost('/api/admin/bookings/coupon-uses?codes=MANY10,NOBODY');

  const counting = plans.filter(({ sql }) => sql.includes('coupon_code'));
  expect(counting.map(({ scanned, indexes }) => ({ scanned, indexes }))).toEqual([
    { scanned: [], indexes: ['bookings_coupon'] },
  ]);
});

it('competing requests are found by the index on their time range', async () => {
  const { plans } = await cost(list('status=pending'));

  const competing = plans.filter(({ sql }) => sql.includes('other.stay'));

  expect(competing).toHaveLength(1);
  expect(competing.flatMap(({ indexes }) => indexes)).toContain('bookings_requested_stay');
  expect(competing.flatMap(({ scanned }) => scanned)).toEqual([]);
});

it('the stays of today are found without scanning the bookings', async () => {
  const { plans } = await cost('/api/admin/bookings/today');

  const day = plans.filter(({ sql }) => sql.includes('calendar_entries'));

  expect(day).toHaveLength(1);
  // the 300 confirmed stays fill a few pages, which may as well be scanned
  expect(day.flatMap(({ scanned }) => scanned)).not.toContain('bookings');
  expect(day.flatMap(({ indexes }) => indexes).some((index) => BY_STATE.includes(index))).toBe(true);
});

it('competing requests are listed quickly for 5,000 requests for the same week', async () => {
  const week = `date '${addDays(today(), 400)}'`;
  await dbOf(bookings).query(
    `UPDATE bookings SET stay = tstzrange(${week} + (id % 7), ${week} + (id % 7) + 3)
     WHERE id IN (SELECT id FROM bookings WHERE status = 'pending' LIMIT 3000)`,
  );
  await dbOf(bookings).query(
    `UPDATE bookings SET status = 'pending', stay = tstzrange(${week} + (id % 7), ${week} + (id % 7) + 3)
     WHERE id IN (SELECT id FROM bookings WHERE status = 'cancelled' LIMIT 2000)`,
  );
  await dbOf(bookings).query('VACUUM ANALYZE bookings');
  const started = performance.now();

  const { body } = await callAsAdmin<BookingView[]>(bookings, 'GET', '/api/admin/bookings?pageSize=200&status=pending');

  expect(performance.now() - started).toBeLessThan(LIMIT_MS * 5);
  expect(Math.max(...body.map(({ competingRequests }) => competingRequests))).toBeGreaterThan(2000);
  expect(Math.max(...body.map(({ competingWith }) => competingWith.length))).toBe(10);
});

it('the bookings of a person are found among 50,000 by indexes', async () => {
  const { manager } = dbOf(bookings);
  const [first] = await manager.query<{ contact_number: string }[]>(
    'SELECT contact_number FROM bookings WHERE id = 25000',
  );
  const person = personOf({ email: 'nobody@example.com', phone: first?.contact_number ?? '' });

  const plans = await plansOf(bookings, async () => expect(await bookingsOf(manager, person)).toHaveLength(1));

  expect(plans.flatMap(({ scanned }) => scanned)).toEqual([]);
  expect(plans[0]?.indexes.toSorted()).toEqual(['bookings_email', 'bookings_phone']);
});

it('the stays whose guests are to be thanked are found among 50,000 by their times', async () => {
  const sendDue = () => bookings.app.get(StayMessagesService).sendDue(istInstant(today(), '12:00'));

  const plans = await plansOf(bookings, sendDue);

  const thanks = plans.filter(({ sql }) => sql.includes('thanked_at') && sql.includes('LIMIT'));
  expect(thanks.length).toBeGreaterThan(0);
  expect(thanks.flatMap(({ scanned }) => scanned)).not.toContain('bookings');
  for (const { indexes } of thanks) expect(indexes).toContain('bookings_calendar_stay');
});

it('the balances that are due are found without reading those of cancelled bookings', async () => {
  await withoutTimeLimit(bookings, (db) =>
    db.query(`UPDATE bookings SET balance_due_on = checkin_date - 7 WHERE status IN ('cancelled', 'confirmed')`),
  );
  await dbOf(bookings).query('VACUUM ANALYZE bookings');
  const processDue = () => bookings.app.get(BalancesService).processDue(istInstant(today(), '12:00'));

  const plans = await plansOf(bookings, processDue);

  const due = plans.filter(({ sql }) => sql.includes(`"status" <> 'cancelled' AND "booking"."balance_due_on" <=`));
  expect(due.map(({ indexes, scanned }) => ({ indexes, scanned }))).toEqual(
    due.map(() => ({ indexes: ['bookings_open_balance'], scanned: [] })),
  );
  expect(due.length).toBeGreaterThan(0);
});
