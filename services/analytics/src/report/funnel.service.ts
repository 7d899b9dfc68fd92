import {
  FUNNEL_OBSTACLES,
  FUNNEL_STAGES,
  type FunnelAction,
  type FunnelCount,
  type FunnelView,
} from '@farmhouse/contracts/analytics/funnel';
import { addDays, istDate } from '@farmhouse/contracts/timing/ist';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** How many days before a day it is compared with. */
const WEEK_DAYS = 7;

/** Where visitors leave on their way to a booking. */
@Injectable()
export class FunnelService {
  constructor(private readonly db: DataSource) {}

  /** A day's visitors at each stage, beside an average day of the week before. */
  async read(day: string | undefined, now = new Date()): Promise<FunnelView> {
    const shown = day ?? istDate(now);
    const counts = await this.db.query<FunnelCount[]>(
      `SELECT action, coalesce(sum(visitors) FILTER (WHERE day = $2), 0)::int AS visitors,
         round(coalesce(sum(visitors) FILTER (WHERE day < $2), 0)::numeric / ${WEEK_DAYS}, 1)::float8 AS "weekBefore"
       FROM funnel_days WHERE day BETWEEN $1 AND $2 GROUP BY action`,
      [addDays(shown, -WEEK_DAYS), shown],
    );
    const byAction = new Map(counts.map((count) => [count.action, count]));
    const countOf = (action: FunnelAction): FunnelCount =>
      byAction.get(action) ?? { action, visitors: 0, weekBefore: 0 };
    return { day: shown, stages: FUNNEL_STAGES.map(countOf), obstacles: FUNNEL_OBSTACLES.map(countOf) };
  }
}
