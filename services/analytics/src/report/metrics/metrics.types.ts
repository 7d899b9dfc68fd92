import type { FunnelAction } from '@farmhouse/contracts/analytics/funnel';
import type { AnalyticsOverview, DayCount, DayRange } from '@farmhouse/contracts/analytics/report';

/** Attributes by which visitors are counted. */
export const DIMENSIONS = ['device', 'browser', 'country', 'source'] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** The figures of a period. Rule: figures of analytics. */
export interface Metrics {
  /** Views by page, the most viewed first; without a limit COUNTED_VALUES_MAX of them, and the rest as `Other`. */
  pages: (limit?: number | null) => Promise<AnalyticsOverview['topPages']>;
  /**
   * Visitors by one of their attributes, each once however often they came, the most frequent first; without a limit
   * COUNTED_VALUES_MAX of them, and the rest as `Other`.
   */
  visitorsBy: (dimension: Dimension, limit?: number | null) => Promise<{ value: string; visitors: number }[]>;
  /** Every day of the period in India, including days without visits. */
  byDay: () => Promise<DayCount[]>;
  /** Average in seconds over the sessions that began in the period. */
  sessionDuration: () => Promise<number>;
  /** Visitors by the stages of the funnel that they reached; stages without visitors are absent. */
  funnel: () => Promise<{ action: FunnelAction; visitors: number }[]>;
}

/** The figures of a range, and those of the preceding period of the same length. */
export interface RangeMetrics {
  /** The days that the range begins and ends on. */
  range: DayRange;
  metrics: Metrics;
  before: Metrics;
}
