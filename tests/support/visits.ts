import { randomUUID } from 'node:crypto';
import { call, type RequestOptions } from './api/call.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
export const PHONE = `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${WEBKIT} Chrome/140.0.0.0 Mobile Safari/537.36`;
export const LAPTOP = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36`;

/** A page that no other test views. */
export const aPage = (): string => `/test-${randomUUID()}`;

/** A visitor's tab. */
export function aTab(userAgent = PHONE, moreHeaders: Record<string, string> = {}) {
  const sessionId = randomUUID();
  const headers = { 'User-Agent': userAgent, ...moreHeaders };
  const post = (path: string, body: object, options: RequestOptions = {}) =>
    call('POST', `/api/analytics/${path}`, { body: { sessionId, ...body }, headers, ...options });
  return {
    sessionId,
    start: (body: object = {}) => post('session', { landingPage: '/', ...body }),
    heartbeat: (body: object = {}) => call('PUT', `/api/analytics/session/${sessionId}`, { body, headers }),
    view: (page: string, body: object = {}) => post('pageview', { page, ...body }),
    beacon: (page: string, body: object = {}) =>
      post(
        'pageview',
        {},
        { raw: JSON.stringify({ sessionId, page, ...body }), contentType: 'text/plain;charset=UTF-8' },
      ),
    event: (eventAction: string) =>
      post('event', { eventType: 'funnel', eventCategory: 'booking', eventAction, value: 1, metadata: { step: 2 } }),
  };
}
