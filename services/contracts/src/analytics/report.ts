import { DAY_MS } from '../timing/durations.ts';
import type { SortBy } from '../text/sort.ts';
import { addDays, daysBetween, istDate } from '../timing/ist.ts';
import type { Browser, Device, OperatingSystem } from './visitor.ts';

/**
 * Days that the dashboard offers: 1 is the last 24 hours, the others are whole days in India that end with today. Rule:
 * figures of the dashboard.
 */
export const ANALYTICS_PERIODS = [1, 7, 30, 90] as const;
export type AnalyticsPeriod = (typeof ANALYTICS_PERIODS)[number];
export const DEFAULT_ANALYTICS_PERIOD: AnalyticsPeriod = 30;
/** Longest range of `from` and `to`, in days. */
export const ANALYTICS_RANGE_MAX_DAYS = 366;

export const TOP_PAGES = 5;
export const TOP_SOURCES = 10;
/** Most visitors that the real-time tab shows. Rule: figures of the dashboard. */
export const REALTIME_VISITORS = 10;
/** Most sessions that the real-time call answers. */
export const REALTIME_SESSIONS_MAX = 100;
/**
 * The newest sessions or page views of a range that its list, search and total cover, so that their cost is bounded.
 * The overview counts them all.
 */
export const LISTED_VISITS_MAX = 50_000;

/** The source of a session without a link or a campaign. */
export const DIRECT_SOURCE = 'Direct';
/** The name under which rare pages and sources are counted; listed last. */
export const OTHER_COUNTS = 'Other';
/**
 * Pages, and sources, with a count of their own: those of a finished day that are kept, and those of a range that are
 * listed. More than any real site has; their texts come from browsers, which can invent any number.
 */
export const COUNTED_VALUES_MAX = 500;

/**
 * A range of days in India, both included; or the last `days`, of which 1 is the last 24 hours. `from` and `to` take
 * precedence over `days`.
 */
export interface AnalyticsRange {
  days?: AnalyticsPeriod;
  from?: string;
  to?: string;
}

/** Days in India, both included. */
export interface DayRange {
  from: string;
  to: string;
}

/** True for the one range that is not of whole days. */
export const isLast24Hours = ({ days, from, to }: AnalyticsRange): boolean =>
  days === 1 && from === undefined && to === undefined;

/** The instant 24 hours before another. */
export const dayBefore = (instant: Date): Date => new Date(instant.getTime() - DAY_MS);

/** The days that a range begins and ends on; without an end it ends today. */
export function daysOfRange(range: AnalyticsRange, now: Date): DayRange {
  const { days = DEFAULT_ANALYTICS_PERIOD, from, to = istDate(now) } = range;
  if (isLast24Hours(range)) return { from: istDate(dayBefore(now)), to };
  return { from: from ?? addDays(to, 1 - days), to };
}

/** The range of equal length that ends on the day before a range. */
export function daysBefore({ from, to }: DayRange): DayRange {
  return { from: addDays(from, -daysBetween(from, to) - 1), to: addDays(from, -1) };
}

export interface DayCount {
  /** `YYYY-MM-DD`, a day in India. */
  day: string;
  /** Distinct sessions that began or viewed a page on the day. */
  visitors: number;
  views: number;
}

export interface KeyMetrics {
  totalVisitors: number;
  totalPageViews: number;
  averageSessionDuration: number;
}

/** GET /api/admin/analytics/overview. Every answer has the first five fields. */
export interface AnalyticsOverview extends KeyMetrics {
  /** Distinct sessions that began or viewed a page in the range. Rule: figures of analytics. */
  totalVisitors: number;
  totalPageViews: number;
  /** Seconds, over the sessions that began in the range. */
  averageSessionDuration: number;
  topPages: { page: string; views: number }[];
  deviceBreakdown: { device: Device; count: number }[];
  /** Sessions active within five minutes, whatever the range. */
  activeNow: number;
  /** The resolved range, both days included; for the last 24 hours, the days on which they begin and end. */
  from: string;
  to: string;
  /** The three key figures of the preceding period of equal length. */
  before: KeyMetrics;
  /** Every day of the range, the oldest first. */
  byDay: DayCount[];
  sources: { source: string; visitors: number }[];
  browsers: { browser: Browser; visitors: number }[];
  countries: { country: string; visitors: number }[];
}

/** A visitor's session as the owner sees it; instants in ISO. */
export interface VisitorSessionView {
  sessionId: string;
  fingerprint: string | null;
  /** Truncated: the last byte of an IPv4 address, the last ten of an IPv6 one are zero. */
  ipAddress: string;
  userAgent: string;
  country: string;
  city: string;
  device: Device;
  browser: Browser;
  os: OperatingSystem;
  referrer: string | null;
  /** Campaign, linking host, or `Direct`. */
  source: string;
  landingPage: string;
  /** Active within 5 minutes. */
  isActive: boolean;
  createdAt: string;
  lastActiveAt: string;
}

/** A session in the real-time list. */
export type RealtimeSession = Pick<
  VisitorSessionView,
  | 'sessionId'
  | 'device'
  | 'city'
  | 'country'
  | 'browser'
  | 'os'
  | 'landingPage'
  | 'referrer'
  | 'isActive'
  | 'createdAt'
  | 'lastActiveAt'
>;

/** GET /api/admin/analytics/realtime. */
export interface AnalyticsRealtime {
  /** Active within 30 minutes. */
  activeVisitors: number;
  /** Active within 5 minutes. */
  onlineVisitors: number;
  /** Those active within 30 minutes, the last active first; at most 100. */
  sessionsLast30Min: RealtimeSession[];
  /** The page of each visitor who is online, most visitors first. */
  currentPageViews: { page: string; visitors: number }[];
}

/** One row of GET /api/admin/analytics/pageviews. */
export interface PageViewView {
  id: string;
  sessionId: string;
  page: string;
  url: string | null;
  title: string | null;
  /** Seconds. */
  timeOnPage: number;
  /** Percent. */
  scrollDepth: number;
  /** True only for an exit whose view never arrived; such a row counts as no page view. */
  exitPage: boolean;
  createdAt: string;
}

export const SESSION_STATES = ['active', 'inactive'] as const;
export type SessionState = (typeof SESSION_STATES)[number];

export const SESSION_SORTS = ['lastActiveAt', 'createdAt'] as const;
export type SessionSort = SortBy<(typeof SESSION_SORTS)[number]>;

/**
 * Query of GET /api/admin/analytics/sessions; newest activity first. Without parameters: the newest 1,000. A range
 * lists the sessions that were last active in it; a search without one looks at the last thirty days.
 */
export interface SessionListQuery extends AnalyticsRange {
  /** Part of the session id, the landing page, the source, the city or the country, in any case. */
  q?: string;
  status?: SessionState;
  sort?: SessionSort;
  page?: number;
  pageSize?: number;
}

/**
 * Query of GET /api/admin/analytics/pageviews; newest first. Without parameters: the newest 1,000. A search without a
 * range looks at the last thirty days.
 */
export interface PageViewListQuery extends AnalyticsRange {
  /** Part of the page or the title, in any case. */
  q?: string;
  /** Only this session's. */
  sessionId?: string;
  page?: number;
  pageSize?: number;
}

/**
 * The tables that GET /api/admin/analytics/export.csv?table=&days=&from=&to= writes. The range does not select
 * `recent-sessions`, which are those active within 30 minutes, nor `current-pages`, which visitors have open now.
 */
export const EXPORT_TABLES = [
  'days',
  'pages',
  'devices',
  'sources',
  'browsers',
  'countries',
  'sessions',
  'recent-sessions',
  'current-pages',
  'funnel',
] as const;
export type ExportTable = (typeof EXPORT_TABLES)[number];

/** The name under which a table of the days `from` to `to` is saved. */
export const exportFilename = (table: ExportTable, { from, to }: DayRange): string =>
  `analytics-${table}-${from}-${to}.csv`;
