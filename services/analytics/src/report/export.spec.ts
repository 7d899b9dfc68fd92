import { describe, expect, it } from '@jest/globals';
import { COUNTED_VALUES_MAX } from '@farmhouse/contracts/analytics/report';
import { addDays, istDate, istInstant } from '@farmhouse/contracts/timing/ist';
import { makePartitions } from '../partitions/partitions.ts';
import { monthOf } from '@farmhouse/contracts/timing/months';
import type { Hit } from '../store/hit.ts';
import { aBrowser } from '../testing/browser-requests.ts';
import { readCsv } from '../testing/read-csv.ts';
import { aStart, aView } from '../testing/test-hits.ts';
import { dbOf, newStoreOf, useAnalytics } from '../testing/use-analytics.ts';

const analytics = useAnalytics();

const TODAY = istDate(new Date());
const daysAgo = (days: number): Date => istInstant(addDays(TODAY, -days), '12:00');
const write = (at: Date, ...hits: Hit[]) => newStoreOf(analytics).write(hits, at);
const csv = (query: string) => readCsv(analytics, query);

describe('GET /api/admin/analytics/export.csv', () => {
  it('contains what is shown, quoted, and no formula', async () => {
    await aBrowser(analytics).pageView('=cmd()');

    const { lines, disposition } = await csv('table=pages&days=7');

    expect(lines).toEqual(['\uFEFF"Page","Views"', `"'=cmd()","1"`]);
    expect(disposition).toBe(`attachment; filename="analytics-pages-${addDays(TODAY, -6)}-${TODAY}.csv"`);
  });

  it.each([
    ['devices', '"Mobile","1"'],
    ['browsers', '"Chrome","1"'],
    ['countries', '"India","1"'],
  ])('names %s as the screen does', async (table, line) => {
    await aBrowser(analytics).pageView('/');

    expect((await csv(`table=${table}&days=7`)).lines[1]).toBe(line);
  });

  it.each(['7', '1'])(
    'lists as many pages and sources as a finished day keeps, and the rest as Other, in the last %s days',
    async (days) => {
      const invented = Array.from({ length: COUNTED_VALUES_MAX + 20 }, (_, index) => `invented-${index}`);
      await write(
        new Date(),
        ...invented.flatMap((name) => [aStart(name, { source: name }), aView(name, `/${name}`)]),
        ...['one', 'two'].flatMap((id) => [aStart(id, { source: 'diwali' }), aView(id, '/')]),
      );

      const pages = (await csv(`table=pages&days=${days}`)).lines;
      const sources = (await csv(`table=sources&days=${days}`)).lines;

      expect([pages[1], pages.at(-1), pages.length]).toEqual(['"/","2"', '"Other","21"', COUNTED_VALUES_MAX + 2]);
      expect([sources[1], sources.at(-1), sources.length]).toEqual([
        '"diwali","2"',
        '"Other","21"',
        COUNTED_VALUES_MAX + 2,
      ]);
    },
  );

  it('contains the sessions of the last 30 minutes, whatever the range', async () => {
    await aBrowser(analytics).pageView('/wanted');

    const { lines } = await csv('table=recent-sessions&from=2026-01-01&to=2026-01-02');

    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('"/wanted"');
  });

  it('contains the pages that visitors have open now, whatever the range', async () => {
    await aBrowser(analytics).pageView('/gallery');
    await aBrowser(analytics).pageView('/gallery');

    const { lines } = await csv('table=current-pages&from=2026-01-01&to=2026-01-02');

    expect(lines).toEqual(['\uFEFF"Page","Visitors"', '"/gallery","2"']);
  });

  it('contains every session of the list, also more than one batch, the newest first', async () => {
    const started = istInstant(TODAY, '00:00').getTime();
    const sessions = Array.from({ length: 2_010 }, (_, index) => `visit-${String(index).padStart(6, '0')}`);
    await newStoreOf(analytics).write(
      sessions.map((id) => aStart(id, { landingPage: `/${id}` })),
      new Date(started),
    );
    await dbOf(analytics).query(
      `UPDATE sessions SET last_active_at = created_at + make_interval(secs => substr(session_id, 7)::int)`,
    );

    const { lines } = await csv('table=sessions&days=7');

    const landed = lines.slice(1).map((line) => /"\/(visit-\d+)"/.exec(line)?.[1]);
    expect(landed).toEqual(sessions.toReversed());
  });

  it('contains the sessions of the last thirty days without a range', async () => {
    await makePartitions(dbOf(analytics), new Date(), monthOf(addDays(TODAY, -50)));
    await write(daysAgo(40), aStart('forty-days-ago'));
    await write(daysAgo(2), aStart('two-days-ago'));

    expect((await csv('table=sessions')).lines).toHaveLength(2);
  });

  it('contains the sessions of the search alone, in the words of the screen', async () => {
    await aBrowser(analytics).pageView('/wanted');
    await aBrowser(analytics).pageView('/other');

    const { lines } = await csv('table=sessions&days=7&q=wanted&status=active');

    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/^"[\w-]{6}","Active",.*"India","Mobile","Chrome","Android","\/wanted","Direct"/);
  });

  it.each([
    ['days', '"Day","Visitors","Page Views"', 8],
    ['devices', '"Device","Visitors"', 2],
    ['sources', '"Source","Visitors"', 2],
    ['sessions', '"Session","Status","Started"', 2],
    ['funnel', '"Stage","Visitors"', 12],
  ])('has the table %s', async (table, header, rows) => {
    await aBrowser(analytics).start();

    const { lines } = await csv(`table=${table}&days=7`);

    expect(lines[0]).toContain(header);
    expect(lines).toHaveLength(rows);
  });
});
