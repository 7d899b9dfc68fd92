import type { EventMetadata } from '@farmhouse/contracts/analytics/funnel';
import type { Platform } from '../visitor/user-agent.ts';

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

export interface PageVisit {
  page: string;
  url: string | null;
  title: string | null;
  /** Seconds. */
  timeOnPage: number;
  /** Percent. */
  scrollDepth: number;
}

export interface VisitEvent {
  eventType: string;
  eventCategory: string;
  eventAction: string;
  eventLabel: string | null;
  value: number | null;
  metadata: EventMetadata | null;
}

/**
 * Whose session a visit belongs to; `owner` is a hash of the browser's user agent, the only thing to tell it by. Null for
 * an exit, whose beacon may be sent with another user agent than the page's own calls.
 */
interface OfSession {
  sessionId: string;
  owner: string | null;
}

/**
 * One call of a visitor's browser. A view or an event whose session never arrived begins it with what is known, which is
 * found out when it is asked for.
 */
export type Visit = OfSession &
  (
    | { kind: 'start'; session: NewSession }
    | { kind: 'keep' }
    | { kind: 'view'; session: () => NewSession; view: PageVisit }
    | { kind: 'exit'; view: PageVisit }
    | { kind: 'event'; session: () => NewSession; event: VisitEvent }
  );

/** `foreign`: the session is another browser's. `unknown`: there is none. Neither has changed anything. */
export type VisitOutcome = 'stored' | 'foreign' | 'unknown';
