import { describe, expect, it } from '@jest/globals';
import type { FunnelView } from '@farmhouse/contracts/analytics/funnel';
import { TOP_SOURCES, type AnalyticsRange, type VisitorSessionView } from '@farmhouse/contracts/analytics/report';
import { HOUR_MS } from '@farmhouse/contracts/timing/durations';
import { addDays, istDate } from '@farmhouse/contracts/timing/ist';
import { callAsAdmin } from '@farmhouse/platform/testing/call';
import { makePartitions } from '../partitions/partitions.ts';
import { monthOf } from '@farmhouse/contracts/timing/months';
import type { Hit } from '../store/hit.ts';
import { readCsv } from '../testing/read-csv.ts';
import { aFunnelEvent, aHeartbeat, aStart, aView } from '../testing/test-hits.ts';
import { dbOf, newStoreOf, useAnalytics } from '../testing/use-analytics.ts';
import { OverviewService } from './overview.service.ts';

const analytics = useAnalytics();

const TODAY = istDate(new Date());
const write = (at: Date, ...hits: Hit[]) => newStoreOf(analytics).write(hits, at);
const csv = (query: string) => readCsv(analytics, query);
const overview = (query: AnalyticsRange) => analytics.app.get(OverviewService).read(query);

describe('the last 24 hours', () => {
  const hoursAgo = (hours: number): Date => new Date(Date.now() - hours * HOUR_MS);

  /** One visit two days ago, one that began before the last 24 hours and continues within them, two within them. */
  async function visitsAroundTheLimit(): Promise<void> {
    await makePartitions(dbOf(analytics), new Date(), monthOf(addDays(TODAY, -3)));
    await write(
      hoursAgo(30),
      aStart('past', { source: 'google.com' }),
      aView('past', '/'),
      aFunnelEvent('past', 'wizard-details'),
    );
    await write(hoursAgo(25), aStart('long', { device: 'desktop' }), aView('long', '/gallery'));
    await write(hoursAgo(24.1), aStart('idle'), aView('idle', '/'));
    await write(hoursAgo(23.9), aView('long', '/booking'), aHeartbeat('idle'), aFunnelEvent('long', 'wizard-personal'));
    await write(
      hoursAgo(1),
      aStart('new', { device: 'tablet' }),
      aView('new', '/booking'),
      aFunnelEvent('new', 'wizard-personal'),
    );
    await write(hoursAgo(0.9), aHeartbeat('new'));
    await write(hoursAgo(0), aStart('brief'));
  }

  it('count visitors who began or viewed a page within them, whatever the day', async () => {
    await visitsAroundTheLimit();

    const report = await overview({ days: 1 });

    expect(report).toMatchObject({
      totalVisitors: 3,
      totalPageViews: 2,
      averageSessionDuration: 360 / 2,
      topPages: [{ page: '/booking', views: 2 }],
      from: istDate(hoursAgo(24)),
      to: istDate(new Date()),
      before: { totalVisitors: 3, totalPageViews: 3 },
    });
    expect(report.deviceBreakdown.map(({ device }) => device).sort()).toEqual(['desktop', 'mobile', 'tablet']);
    expect(report.sources).toEqual([{ source: 'Direct', visitors: 3 }]);
    expect(report.byDay.reduce((sum, { views }) => sum + views, 0)).toBe(2);
  });

  it('count visitors by each attribute, the most frequent first and no more than requested', async () => {
    await write(
      hoursAgo(1),
      ...['a', 'b', 'c'].map((id) => aStart(id, { device: 'desktop', source: 'diwali' })),
      ...Array.from({ length: 21 }, (_, index) => aStart(`other-${index}`, { source: `site-${index + 10}.com` })),
    );

    const { deviceBreakdown, browsers, countries, sources } = await overview({ days: 1 });

    expect(deviceBreakdown).toEqual([
      { device: 'mobile', count: 21 },
      { device: 'desktop', count: 3 },
    ]);
    expect([browsers, countries].map((counts) => counts.map(({ visitors }) => visitors))).toEqual([[24], [24]]);
    expect(sources).toHaveLength(TOP_SOURCES);
    expect(sources.slice(0, 2)).toEqual([
      { source: 'diwali', visitors: 3 },
      { source: 'site-10.com', visitors: 1 },
    ]);
  });

  it('have the funnel of the same period, beside the 24 hours before', async () => {
    await visitsAroundTheLimit();

    const { body } = await callAsAdmin<FunnelView>(analytics, 'GET', '/api/admin/analytics/funnel?days=1');

    expect(body.stages.slice(0, 2)).toEqual([
      { action: 'wizard-personal', visitors: 2, before: 0 },
      { action: 'wizard-details', visitors: 0, before: 1 },
    ]);
  });

  it('select the listed sessions, and the rows of the CSV file', async () => {
    await visitsAroundTheLimit();

    const { body } = await callAsAdmin<VisitorSessionView[]>(analytics, 'GET', '/api/admin/analytics/sessions?days=1');
    const { lines, disposition } = await csv('table=pages&days=1');

    expect(body.map(({ sessionId }) => sessionId).sort()).toEqual(['brief', 'idle', 'long', 'new']);
    expect(lines.slice(1)).toEqual(['"/booking","2"']);
    expect(disposition).toContain(`analytics-pages-${istDate(hoursAgo(24))}-${TODAY}.csv`);
  });

  it('have the same figures as their days when those contain no other visits', async () => {
    await makePartitions(dbOf(analytics), new Date(), monthOf(addDays(TODAY, -3)));
    await write(
      hoursAgo(2),
      aStart('one', { source: 'diwali' }),
      aView('one', '/'),
      aFunnelEvent('one', 'wizard-personal'),
    );
    await write(hoursAgo(1.9), aView('one', '/gallery'));
    const days = { from: istDate(hoursAgo(24)), to: TODAY };

    const [{ activeNow: _one, ...ofHours }, { activeNow: _other, ...ofDays }] = await Promise.all([
      overview({ days: 1 }),
      overview(days),
    ]);

    expect(ofHours).toEqual(ofDays);
  });
});
