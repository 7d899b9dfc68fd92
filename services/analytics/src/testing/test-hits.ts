import type { Hit, NewSession, PageView } from '../store/hit.ts';

export const aNewSession = (fields: Partial<NewSession> = {}): NewSession => ({
  device: 'mobile',
  browser: 'chrome',
  os: 'android',
  fingerprint: null,
  ipAddress: '203.0.113.0',
  userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9)',
  country: 'India',
  city: 'Unknown',
  referrer: null,
  source: 'Direct',
  landingPage: '/',
  ...fields,
});

export const aPageView = (fields: Partial<PageView> = {}): PageView => ({
  page: '/',
  url: null,
  title: null,
  timeOnPage: 0,
  scrollDepth: 0,
  ...fields,
});

/** The browser that all of these hits are of. */
const owner = 'one-browser';
const session = () => aNewSession();

export const aStart = (sessionId: string, fields: Partial<NewSession> = {}): Hit => ({
  kind: 'start',
  sessionId,
  owner,
  session: aNewSession(fields),
});

export const aView = (sessionId: string, page: string): Hit => ({
  kind: 'view',
  sessionId,
  owner,
  session,
  view: aPageView({ page }),
});

export const aHeartbeat = (sessionId: string): Hit => ({ kind: 'heartbeat', sessionId, owner });

/** A visitor's step on the way to a booking. */
export const aFunnelEvent = (sessionId: string, eventAction: string): Hit => ({
  kind: 'event',
  sessionId,
  owner,
  session,
  event: { eventType: 'funnel', eventCategory: 'booking', eventAction, eventLabel: null, value: null, metadata: null },
});
