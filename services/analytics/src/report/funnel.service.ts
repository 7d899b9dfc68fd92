import {
  FUNNEL_OBSTACLES,
  FUNNEL_STAGES,
  type FunnelAction,
  type FunnelCount,
  type FunnelView,
} from '@farmhouse/contracts/analytics/funnel';
import { daysBefore, type AnalyticsRange } from '@farmhouse/contracts/analytics/report';
import { istDate } from '@farmhouse/contracts/timing/ist';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { rangeOf } from './range.rules.ts';

/** Where visitors leave on their way to a booking. */
@Injectable()
export class FunnelService {
  constructor(private readonly db: DataSource) {}

  /** The visitors at each stage, beside those of as many days before. Throws InvalidInput for a wrong range. */
  async read(query: AnalyticsRange, now = new Date()): Promise<FunnelView> {
    const range = rangeOf(query, istDate(now));
    const counts = await this.db.query<FunnelCount[]>(
      `SELECT action, coalesce(sum(visitors) FILTER (WHERE day >= $2), 0)::int AS visitors,
         coalesce(sum(visitors) FILTER (WHERE day < $2), 0)::int AS before
       FROM funnel_days WHERE day BETWEEN $1 AND $3 GROUP BY action`,
      [daysBefore(range).from, range.from, range.to],
    );
    const byAction = new Map(counts.map((count) => [count.action, count]));
    const countOf = (action: FunnelAction): FunnelCount => byAction.get(action) ?? { action, visitors: 0, before: 0 };
    return { ...range, stages: FUNNEL_STAGES.map(countOf), obstacles: FUNNEL_OBSTACLES.map(countOf) };
  }
}
