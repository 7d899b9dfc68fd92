import {
  EVENT_LABEL_MAX_LENGTH,
  EVENT_METADATA_MAX_KEYS,
  EVENT_NAME_MAX_LENGTH,
  type ReportEvent,
} from '@farmhouse/contracts/analytics/funnel';
import {
  BROWSERS,
  DEVICES,
  LONGEST_VISIT_SECONDS,
  OPERATING_SYSTEMS,
  VISIT_TEXT_LIMITS as MAX,
  type Platform,
  type SessionHeartbeat,
  type ReportPageView,
  type StartSession,
} from '@farmhouse/contracts/analytics/visitor';
import { BodyReader } from './body-reader.ts';
import type { PageView, HitEvent } from '../store/hit.ts';

export interface StartedSession {
  sessionId: string;
  fingerprint: string | null;
  /** What the client says about itself, which the header may contradict. */
  userAgent: string | null;
  claim: Partial<Platform>;
  referrer: string | null;
  landingPage: string;
}

const LARGEST_VALUE = 1_000_000_000;
const ROOT = '/';

export function readSession(body: unknown): StartedSession {
  const reader = new BodyReader<StartSession>(body);
  const session = {
    sessionId: reader.sessionId(),
    fingerprint: reader.text('fingerprint', MAX.fingerprint),
    userAgent: reader.text('userAgent', MAX.userAgent),
    claim: {
      device: reader.oneOf('device', DEVICES),
      browser: reader.oneOf('browser', BROWSERS),
      os: reader.oneOf('os', OPERATING_SYSTEMS),
    },
    referrer: reader.text('referrer', MAX.referrer),
    landingPage: reader.text('landingPage', MAX.landingPage) ?? ROOT,
  };
  reader.assertValid();
  return session;
}

/** The timestamp is only checked: clocks of phones are wrong, and a heartbeat arrives when it is sent. */
export function readHeartbeat(sessionId: string, body: unknown): { sessionId: string } {
  const reader = new BodyReader<SessionHeartbeat & { sessionId: string }>(body ?? {});
  const read = { sessionId: reader.sessionId(sessionId) };
  reader.instant('lastActiveAt');
  reader.assertValid();
  return read;
}

/** The path alone, so that one page is counted as one. */
const withoutQuery = (page: string): string => page.split(/[?#]/)[0] || ROOT;

export function readPageView(body: unknown): { sessionId: string; isExit: boolean; view: PageView } {
  const reader = new BodyReader<ReportPageView>(body);
  const read = {
    sessionId: reader.sessionId(),
    isExit: reader.flag('exitPage'),
    view: {
      page: withoutQuery(reader.requiredText('page', MAX.page)),
      url: reader.text('url', MAX.url),
      title: reader.text('title', MAX.title),
      timeOnPage: reader.number('timeOnPage', 0, LONGEST_VISIT_SECONDS) ?? 0,
      scrollDepth: reader.number('scrollDepth', 0, 100) ?? 0,
    },
  };
  reader.assertValid();
  return read;
}

export function readEvent(body: unknown): { sessionId: string; event: HitEvent } {
  const reader = new BodyReader<ReportEvent>(body);
  const read = {
    sessionId: reader.sessionId(),
    event: {
      eventType: reader.requiredText('eventType', EVENT_NAME_MAX_LENGTH),
      eventCategory: reader.text('eventCategory', EVENT_NAME_MAX_LENGTH) ?? '',
      eventAction: reader.text('eventAction', EVENT_NAME_MAX_LENGTH) ?? '',
      eventLabel: reader.text('eventLabel', EVENT_LABEL_MAX_LENGTH),
      value: reader.number('value', -LARGEST_VALUE, LARGEST_VALUE),
      metadata: reader.properties('metadata', EVENT_METADATA_MAX_KEYS, EVENT_LABEL_MAX_LENGTH),
    },
  };
  reader.assertValid();
  return read;
}
