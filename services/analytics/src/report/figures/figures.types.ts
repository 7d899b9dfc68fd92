import type { FunnelAction } from '@farmhouse/contracts/analytics/funnel';
import type { AnalyticsOverview, DayCount, DayRange } from '@farmhouse/contracts/analytics/report';

/** Features of a visitor by which visitors are counted. */
export const DIMENSIONS = ['device', 'browser', 'country', 'source'] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** What happened in a time. Rule: figures of analytics. */
export interface Figures {
  /** Views by page, the most viewed first; all of them without a limit. */
  pages: (limit?: number | null) => Promise<AnalyticsOverview['topPages']>;
  /** Visitors by one of their features, each once however often they came, the most frequent first. */
  visitorsBy: (dimension: Dimension, limit?: number | null) => Promise<{ value: string; visitors: number }[]>;
  /** Every day of the time in India, the empty ones too. */
  byDay: () => Promise<DayCount[]>;
  /** Seconds on average, over the sessions that began in the time. */
  sessionDuration: () => Promise<number>;
  /** Visitors by the steps of the booking that they reached; steps without visitors are left out. */
  funnel: () => Promise<{ action: FunnelAction; visitors: number }[]>;
}

/** The figures of a range, and those of as long a time before it. */
export interface RangeFigures {
  /** The days that the range begins and ends on. */
  range: DayRange;
  figures: Figures;
  before: Figures;
}
