import { Metrics } from '@farmhouse/platform/observability/metrics';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { LONG_FAILING_HOURS } from './import/reading-times.ts';

/** How the calendars of other sites are read. */
@Injectable()
export class FeedMetrics {
  constructor(
    metrics: Metrics,
    private readonly db: DataSource,
  ) {
    metrics.gauge('calendar_feeds_failing', 'Calendars of other sites whose latest reading had a problem', () =>
      this.count('problem IS NOT NULL'),
    );
    metrics.gauge('calendar_feeds_long_failing', 'Calendars of other sites that have failed for six hours', () =>
      this.count(`failing_since < now() - make_interval(hours => ${LONG_FAILING_HOURS})`),
    );
  }

  private async count(condition: string): Promise<number> {
    const [row] = await this.db.query<{ feeds: number }[]>(
      `SELECT count(*)::int AS feeds FROM calendar_feeds WHERE NOT paused AND ${condition}`,
    );
    return row?.feeds ?? 0;
  }
}
