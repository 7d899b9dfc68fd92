import type { EventMetadata } from '@farmhouse/contracts/analytics/funnel';
import type { Platform } from '@farmhouse/contracts/analytics/visitor';

/** A session as it is stored when it begins. */
export interface NewSession extends Platform {
  fingerprint: string | null;
  /** Truncated. */
  ipAddress: string;
  userAgent: string;
  country: string;
  city: string;
  referrer: string | null;
  source: string;
  landingPage: string;
}

export interface PageView {
  page: string;
  url: string | null;
  title: string | null;
  /** Seconds. */
  timeOnPage: number;
  /** Percent. */
  scrollDepth: number;
}

export interface HitEvent {
  eventType: string;
  eventCategory: string;
  eventAction: string;
  eventLabel: string | null;
  value: number | null;
  metadata: EventMetadata | null;
}

/**
 * Whose session a hit belongs to; `owner` is a hash of the browser's user agent, the only way to recognise it. Null for
 * an exit, whose beacon may be sent with another user agent than the page's own calls.
 */
interface OfSession {
  sessionId: string;
  owner: string | null;
}

/**
 * One call of a visitor's browser. A view or an event whose session was never started starts it with what is known;
 * `session` computes that when it is needed.
 */
export type Hit = OfSession &
  (
    | { kind: 'start'; session: NewSession }
    | { kind: 'heartbeat' }
    | { kind: 'view'; session: () => NewSession; view: PageView }
    | { kind: 'exit'; view: PageView }
    | { kind: 'event'; session: () => NewSession; event: HitEvent }
  );

/** `foreign`: the session is another browser's. `unknown`: it does not exist. In both cases nothing was changed. */
export type HitOutcome = 'stored' | 'foreign' | 'unknown';
