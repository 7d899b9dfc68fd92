import { dayBefore, daysBefore, isLast24Hours, type AnalyticsRange } from '@farmhouse/contracts/analytics/report';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { rangeOf } from '../range.rules.ts';
import { countedDays } from './counted-days.ts';
import type { RangeMetrics } from './metrics.types.ts';
import { storedVisits } from './stored-visits.ts';

/** The figures of a report's range. */
@Injectable()
export class MetricsService {
  constructor(private readonly db: DataSource) {}

  /** Throws InvalidInput for a wrong range. */
  of(query: AnalyticsRange, now: Date): RangeMetrics {
    const range = rangeOf(query, now);
    if (!isLast24Hours(query)) {
      return { range, metrics: countedDays(this.db, range), before: countedDays(this.db, daysBefore(range)) };
    }
    const begin = dayBefore(now);
    return {
      range,
      metrics: storedVisits(this.db, [begin, 'infinity'], range),
      before: storedVisits(this.db, [dayBefore(begin), begin], rangeOf(query, begin)),
    };
  }
}
