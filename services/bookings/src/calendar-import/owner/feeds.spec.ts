import { describe, expect, it } from '@jest/globals';
import type { OwnerCalendar } from '@farmhouse/contracts/bookings/calendar/owner-calendar';
import type { CalendarFeedView, FeedPreview } from '@farmhouse/contracts/bookings/calendar/calendar-feed';
import type { Problem } from '@farmhouse/contracts/errors';
import { call, callAsAdmin } from '@farmhouse/platform/testing/call';
import { dbOf, rowsOf } from '../../testing/test-bookings.ts';
import { useBookings } from '../../testing/use-bookings.ts';
import { addFeed, day, eventOn, feedWith, LOOPBACK, readFeed, useCalendarServer } from '../testing/calendar-server.ts';

const bookings = useBookings(LOOPBACK);
const site = useCalendarServer();

const FEEDS = '/api/admin/calendar-feeds';
const post = (body: object, path = FEEDS) => callAsAdmin<CalendarFeedView & Problem>(bookings, 'POST', path, { body });
const put = (id: number, body: object) =>
  callAsAdmin<CalendarFeedView & Problem>(bookings, 'PUT', `${FEEDS}/${id}`, { body });
const list = async () => (await callAsAdmin<CalendarFeedView[]>(bookings, 'GET', FEEDS)).body;

describe('calendars of other sites', () => {
  it('are added, listed and read', async () => {
    const { status, body } = await post({ name: ' Airbnb\n ', url: site.url });
    site.serve(eventOn(10), eventOn(20, { nights: 3 }));
    const read = await readFeed(bookings, body.id);

    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...{ name: 'Airbnb', url: site.url, site: 'other', paused: false, skipUnavailable: false },
      ...{ lastReadAt: null, lastGoodAt: null, problem: null, problemText: null, eventCount: 0 },
    });
    expect(read).toMatchObject({ id: body.id, problem: null, eventCount: 2 });
    expect(read.lastGoodAt).toBe(read.lastReadAt);
    expect(Date.parse(read.nextReadAt ?? '') - Date.now()).toBeLessThanOrEqual(14 * 60_000);
    expect(await list()).toEqual([read]);
  });

  it('are listed newest first', async () => {
    for (const name of ['First', 'Second']) await post({ name, url: `${site.url}?${name}` });

    expect((await list()).map(({ name }) => name)).toEqual(['Second', 'First']);
  });

  it('show their events in the owner’s calendar', async () => {
    const { id } = await feedWith(bookings, site, eventOn(10, { nights: 2 }), eventOn(100));

    const path = `/api/admin/calendar?from=${day(0)}&to=${day(30)}`;
    const { body } = await callAsAdmin<OwnerCalendar>(bookings, 'GET', path);

    expect(body.feedEvents).toEqual([
      {
        ...{ uid: 'u10', feedId: id, feedName: 'Airbnb', site: 'other', summary: 'Reserved', allDay: true },
        ...{ fromDate: day(10), toDate: day(11) },
        ...{ startsAt: expect.any(String), endsAt: expect.any(String) },
      },
    ]);
  });

  it.each([
    ['https://www.airbnb.co.in/calendar/ical/1.ics?s=2', 'airbnb'],
    ['https://www.airbnb.com/calendar/ical/1.ics', 'airbnb'],
    ['https://ical.booking.com/v1/export?t=1', 'booking'],
    ['https://www.vrbo.com/icalendar/1.ics', 'vrbo'],
    ['https://calendar.google.com/calendar/ical/a/private-1/basic.ics', 'google'],
    ['webcal://p12-caldav.icloud.com/published/2/abc', 'apple'],
    ['https://airbnb.com.evil.example/1.ics', 'other'],
  ])('at %s are of %s', async (url, expected) => {
    const { body } = await post({ name: 'Any', url });

    expect(body.site).toBe(expected);
    expect(body.url).toMatch(/^https:/);
  });

  it.each([
    [{}, 'name'],
    [{ name: '', url: 'https://a.example/' }, 'name'],
    [{ name: 'x'.repeat(61), url: 'https://a.example/' }, 'name'],
    [{ name: 'A' }, 'url'],
    [{ name: 'A', url: 7 }, 'url'],
    [{ name: 'A', url: 'calendar' }, 'url'],
    [{ name: 'A', url: 'ftp://a.example/' }, 'url'],
    [{ name: 'A', url: 'file:///etc/passwd' }, 'url'],
    [{ name: 'A', url: 'https://u:p@a.example/' }, 'url'],
    [{ name: 'A', url: 'https://10.0.0.1/' }, 'url'],
    [{ name: 'A', url: 'https://[fd00::1]/' }, 'url'],
    [{ name: 'A', url: `https://a.example/${'x'.repeat(2000)}` }, 'url'],
    [{ name: 'A', url: 'https://a.example/', paused: 'yes' }, 'paused'],
    [{ name: 'A', url: 'https://a.example/', skipUnavailable: 1 }, 'skipUnavailable'],
  ])('are refused for %j', async (body, path) => {
    const response = await post(body);

    expect(response.status).toBe(400);
    expect(response.body.errors?.map((error) => error.path)).toContain(path);
    expect(await rowsOf(bookings, 'calendar_feeds')).toBe(0);
  });

  it('cannot be added twice for one address, however it is written', async () => {
    await addFeed(bookings, 'https://a.example/x.ics');
    const { body: second } = await post({ name: 'B', url: 'https://b.example/x.ics' });

    const added = await post({ name: 'Again', url: ' HTTPS://A.example:443/x.ics#top ' });
    const changed = await put(second.id, { name: 'B', url: 'https://a.example/x.ics' });

    expect([added.status, added.body.code]).toEqual([409, 'feed-taken']);
    expect([changed.status, changed.body.code]).toEqual([409, 'feed-taken']);
  });

  it('are limited to 20, even when added concurrently', async () => {
    const responses = await Promise.all(
      Array.from({ length: 23 }, (_, index) => post({ name: 'A', url: `https://a.example/${index}` })),
    );

    expect(responses.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(responses.find(({ status }) => status !== 201)?.body.code).toBe('too-many-feeds');
  });

  it('are not locked while they are fetched for an owner, and a repeat with the same key fetches nothing', async () => {
    const { body: feed } = await post({ name: 'Airbnb', url: site.url });
    site.serve(eventOn(10));
    let locked: unknown[] = [];
    site.before = async () => {
      locked = await dbOf(bookings).query('SELECT id FROM calendar_feeds FOR UPDATE NOWAIT');
    };
    const calls = site.calls.length;
    const headers = { 'idempotency-key': 'read-once' };
    const read = () =>
      callAsAdmin<CalendarFeedView>(bookings, 'POST', `${FEEDS}/${feed.id}/read`, { body: {}, headers });

    const [first, repeat] = [await read(), await read()];

    expect(locked).toEqual([{ id: feed.id }]);
    expect(first.body).toMatchObject({ problem: null, eventCount: 1 });
    expect([repeat.status, repeat.body]).toEqual([200, first.body]);
    expect(site.calls.length - calls).toBe(1);
  });

  it('keep their dates while they are paused, and are not read', async () => {
    const { id, url } = await feedWith(bookings, site, eventOn(10));

    const { body } = await put(id, { name: 'Airbnb', url, paused: true });
    const read = await post({}, `${FEEDS}/${id}/read`);

    expect(body).toMatchObject({ paused: true, nextReadAt: null, eventCount: 1 });
    expect([read.status, read.body.code]).toEqual([409, 'status-conflict']);
  });

  it('keep every field that a change leaves out', async () => {
    const { id, url } = await addFeed(bookings, site.url);
    await put(id, { name: 'Renamed', skipUnavailable: true });

    const paused = await put(id, { paused: true });
    const renamed = await put(id, { name: 'Airbnb' });

    expect(paused.body).toMatchObject({ name: 'Renamed', url, skipUnavailable: true, paused: true });
    expect(renamed.body).toMatchObject({ name: 'Airbnb', url, skipUnavailable: true, paused: true });
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ name: null }, 'name'],
    [{ url: '' }, 'url'],
    [{ url: 'https://10.0.0.1/' }, 'url'],
    [{ paused: null }, 'paused'],
  ])('are not changed by %j', async (body, path) => {
    const { id } = await addFeed(bookings, site.url);
    const before = await list();

    const response = await put(id, body);

    expect([response.status, response.body.errors?.[0]?.path]).toEqual([400, path]);
    expect(await list()).toEqual(before);
  });

  it('leave out days that the site closes automatically once the owner chooses so', async () => {
    const closed = eventOn(5, { summary: 'Airbnb (Not available)' });
    const { id, url } = await feedWith(bookings, site, eventOn(10), closed);

    const { body } = await put(id, { name: 'Airbnb', url, skipUnavailable: true });
    const read = await readFeed(bookings, id);
    await put(id, { skipUnavailable: false });
    const again = await readFeed(bookings, id);

    expect([body.eventCount, read.eventCount, again.eventCount]).toEqual([1, 1, 2]);
    expect([read.problem, again.problem]).toEqual([null, null]);
  });

  it.each([
    ['are left out', true],
    ['count again', false],
  ])(
    'keep their events when they are empty once the days that the site closes automatically %s',
    async (_case, skipUnavailable) => {
      const { id } = await feedWith(bookings, site, eventOn(10), eventOn(20), eventOn(30));
      if (!skipUnavailable) await put(id, { skipUnavailable: true });
      await readFeed(bookings, id);

      await put(id, { skipUnavailable });
      site.serve();
      const read = await readFeed(bookings, id);

      expect([read.problem, read.eventCount]).toEqual(['empty', 3]);
    },
  );

  it('may have no events at another address', async () => {
    const { id } = await feedWith(bookings, site, eventOn(10));

    await put(id, { url: `${site.url}?other` });
    site.serve();
    const read = await readFeed(bookings, id);

    expect(read.problem).toBeNull();
  });

  it('can be read by a call without a body', async () => {
    const { id } = await addFeed(bookings, site.url);

    const { status, body } = await callAsAdmin<CalendarFeedView>(bookings, 'POST', `${FEEDS}/${id}/read`);

    expect([status, body.problem]).toEqual([200, null]);
    expect(body.lastGoodAt).not.toBeNull();
  });

  it('free their dates when they are removed', async () => {
    const { id } = await feedWith(bookings, site, eventOn(10));

    const { status } = await callAsAdmin(bookings, 'DELETE', `${FEEDS}/${id}`);

    expect([status, await rowsOf(bookings, 'feed_events'), (await list()).length]).toEqual([204, 0, 0]);
  });

  it('leave audit entries without the secret of the address', async () => {
    const { id, url } = await addFeed(bookings, site.url);
    await put(id, { name: 'Renamed', url, paused: true });
    await callAsAdmin(bookings, 'DELETE', `${FEEDS}/${id}`);

    const rows = await dbOf(bookings).query<object[]>(
      'SELECT actor, action, from_value AS was, to_value AS "is", note FROM audit_entries WHERE feed_id = $1 ORDER BY id',
      [id],
    );
    const { host } = new URL(site.url);
    expect(rows).toEqual([
      { actor: 'owner', action: 'calendar added', was: null, is: `Airbnb (${host})`, note: null },
      ...[
        {
          actor: 'owner',
          action: 'calendar changed',
          was: `Airbnb (${host})`,
          is: `Renamed (${host})`,
          note: 'paused',
        },
      ],
      { actor: 'owner', action: 'calendar removed', was: `Renamed (${host})`, is: null, note: null },
    ]);
  });

  it.each([
    ['PUT', ''],
    ['DELETE', ''],
    ['POST', '/read'],
  ] as const)('return 404 for %s of an unknown feed', async (method, path) => {
    const body = method === 'PUT' ? { name: 'A', url: 'https://a.example/' } : method === 'POST' ? {} : undefined;

    expect((await callAsAdmin(bookings, method, `${FEEDS}/4711${path}`, { body })).status).toBe(404);
  });

  it('return 401 without a signed-in admin, and fetch nothing', async () => {
    for (const path of ['', '/clashes']) expect((await call(bookings, 'GET', `${FEEDS}${path}`)).status).toBe(401);
    expect((await call(bookings, 'POST', `${FEEDS}/preview`, { body: { url: site.url } })).status).toBe(401);
    expect(site.calls).toEqual([]);
  });
});

describe('the preview of a calendar', () => {
  const preview = (body: object) => callAsAdmin<FeedPreview & Problem>(bookings, 'POST', `${FEEDS}/preview`, { body });

  it('shows its events, marks those that are not bookings, and stores nothing', async () => {
    site.serve(eventOn(10), eventOn(5, { summary: 'Airbnb (Not available)' }), eventOn(-5));

    const { status, body } = await preview({ url: site.url });
    const { body: narrowed } = await preview({ url: site.url, skipUnavailable: true });

    expect(status).toBe(200);
    expect(body).toMatchObject({ site: 'other', calendarName: 'Test', total: 2 });
    expect(body.events.map(({ summary, fromDate, isUnavailable }) => [summary, fromDate, isUnavailable])).toEqual([
      ['Airbnb (Not available)', day(5), true],
      ['Reserved', day(10), false],
    ]);
    expect([narrowed.total, narrowed.events.length]).toEqual([1, 1]);
    expect(await rowsOf(bookings, 'feed_events')).toBe(0);
  });

  it('shows the events that can be read, and says that others cannot be', async () => {
    const broken = eventOn(20).replace(/DTSTART[^\r]*/, 'DTSTART;VALUE=DATE:20991399');
    site.serve(eventOn(10), broken);

    const { status, body } = await preview({ url: site.url });
    site.serve(eventOn(10));
    const { body: whole } = await preview({ url: site.url });

    expect([status, body.total, body.lackingText]).toEqual([
      ...[200, 1],
      'The calendar is cut off or has events that cannot be read.',
    ]);
    expect(whole.lackingText).toBeNull();
  });

  it('shows at most the next 100 events and counts all', async () => {
    site.serve(...Array.from({ length: 150 }, (_, index) => eventOn(index + 1)));

    const { body } = await preview({ url: site.url });

    expect([body.events.length, body.total, body.events[0]?.fromDate]).toEqual([100, 150, day(1)]);
  });

  it.each([
    ['a page', { text: '<html>Sign in</html>' }, 'The address does not return a calendar.'],
    [
      'nothing',
      { status: 404, text: '' },
      'The site refused the address (HTTP 404). Copy it again from the site’s settings.',
    ],
    ['an error', { status: 503, text: '' }, /HTTP 503/],
  ])('reports an error for the address when it returns %s', async (_case, response, message) => {
    site.answer = response;

    const { status, body } = await preview({ url: site.url });

    expect([status, body.errors?.[0]?.path]).toEqual([400, 'url']);
    expect(body.message).toMatch(message);
  });

  it('does not follow a redirect to an address that is not public', async () => {
    site.answer = { status: 302, headers: { location: 'http://169.254.169.254/latest/meta-data' }, text: '' };

    const { status, body } = await preview({ url: site.url });

    expect([status, body.errors?.[0]?.path]).toEqual([400, 'url']);
    expect(body.message).toContain('not on the public internet');
  });
});
