import { Metrics } from '@farmhouse/platform/observability/metrics';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { FAILING_NOTICE_HOURS } from './import/sync-times.ts';

/** Metrics of importing the calendars of other sites. */
@Injectable()
export class FeedMetrics {
  constructor(metrics: Metrics, db: DataSource) {
    const help = {
      calendar_feeds_failing: 'Calendars of other sites whose latest reading failed or had a problem',
      calendar_feeds_long_failing: 'Calendars of other sites that have failed or not been read for six hours',
    };
    metrics.gauges(help, async () => {
      const [row] = await db.query<{ failing: number; longFailing: number }[]>(
        `SELECT count(*) FILTER (WHERE failing_since IS NOT NULL)::int AS failing,
           count(*) FILTER (
             WHERE least(failing_since, next_read_at) < now() - make_interval(hours => $1))::int AS "longFailing"
         FROM calendar_feeds WHERE NOT paused`,
        [FAILING_NOTICE_HOURS],
      );
      return { calendar_feeds_failing: row?.failing ?? 0, calendar_feeds_long_failing: row?.longFailing ?? 0 };
    });
  }
}
