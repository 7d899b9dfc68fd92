import {
  FUNNEL_OBSTACLES,
  FUNNEL_STAGES,
  type FunnelAction,
  type FunnelCount,
  type FunnelView,
} from '@farmhouse/contracts/analytics/funnel';
import type { AnalyticsRange } from '@farmhouse/contracts/analytics/report';
import { Injectable } from '@nestjs/common';
import { MetricsService } from './metrics/metrics.service.ts';

/** Where visitors leave on their way to a booking. */
@Injectable()
export class FunnelService {
  constructor(private readonly metricsService: MetricsService) {}

  /**
   * The visitors at each stage, beside those of the preceding period of the same length. Throws InvalidInput for a
   * wrong range.
   */
  async read(query: AnalyticsRange, now = new Date()): Promise<FunnelView> {
    const { range, metrics, before } = this.metricsService.of(query, now);
    const [visitors, visitorsBefore] = (await Promise.all([metrics.funnel(), before.funnel()])).map(
      (counts) => new Map(counts.map((count) => [count.action, count.visitors])),
    );
    const countOf = (action: FunnelAction): FunnelCount => ({
      action,
      visitors: visitors?.get(action) ?? 0,
      before: visitorsBefore?.get(action) ?? 0,
    });
    return { ...range, stages: FUNNEL_STAGES.map(countOf), obstacles: FUNNEL_OBSTACLES.map(countOf) };
  }
}
