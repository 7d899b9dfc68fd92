import { HOUR_SECONDS } from '../timing/durations.ts';

/** What a browser runs on. */
export const DEVICES = ['desktop', 'mobile', 'tablet'] as const;
export type Device = (typeof DEVICES)[number];

export const BROWSERS = ['chrome', 'firefox', 'safari', 'edge', 'other'] as const;
export type Browser = (typeof BROWSERS)[number];

export const OPERATING_SYSTEMS = ['windows', 'macos', 'linux', 'android', 'ios', 'other'] as const;
export type OperatingSystem = (typeof OPERATING_SYSTEMS)[number];

export interface Platform {
  device: Device;
  browser: Browser;
  os: OperatingSystem;
}

/** The name of a place that the offline table does not contain. Rule: figures of analytics. */
export const UNKNOWN_LOCATION = 'Unknown';

/** The format of a session's id, which the client generates: a UUID or similar. */
export const SESSION_ID_PATTERN = /^[\w.:-]{1,100}$/;

/** Longest texts that are stored, in characters; what is longer is cut off. */
export const VISIT_TEXT_LIMITS = {
  fingerprint: 128,
  userAgent: 512,
  referrer: 1000,
  landingPage: 500,
  page: 300,
  url: 1000,
  title: 200,
} as const;

/** Longest time that a page or a session counts for, in seconds. Rule: figures of analytics. */
export const LONGEST_VISIT_SECONDS = 2 * HOUR_SECONDS;

/** Milliseconds between two heartbeats of an open tab. Rule: figures of the site. */
export const HEARTBEAT_MS = 30_000;

/** Minutes within which a session was last active to count as online now, and as active. Rule: figures of analytics. */
export const ONLINE_MINUTES = 5;
export const ACTIVE_MINUTES = 30;

/**
 * POST /api/analytics/session. `fingerprint` is sent only after consent to analytics. Rule: visits are counted with
 * permission.
 */
export interface StartSession {
  sessionId: string;
  fingerprint?: string | null;
  userAgent?: string | null;
  device?: Device | null;
  browser?: Browser | null;
  os?: OperatingSystem | null;
  referrer?: string | null;
  /** Path with its query, from which UTM sources are read. */
  landingPage?: string | null;
}

/**
 * PUT /api/analytics/session/{sessionId}; the timestamp is an ISO instant, but the time that counts is the server's.
 */
export interface SessionHeartbeat {
  lastActiveAt?: string;
}

/** Response of the session calls, including those that are not counted. */
export interface SessionAccepted {
  sessionId: string;
}

/** POST /api/analytics/pageview, as JSON or as a beacon's text/plain; returns 204. */
export interface ReportPageView {
  sessionId: string;
  /** Path without a query. */
  page: string;
  url?: string | null;
  title?: string | null;
  /** Seconds; clamped to 0–7200. */
  timeOnPage?: number;
  /** Percent; clamped to 0–100. */
  scrollDepth?: number;
  /** True when the page is left: it sets time and depth of the open view and does not count as a view. */
  exitPage?: boolean;
}
