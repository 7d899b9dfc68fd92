import { randomUUID } from 'node:crypto';
import { call, type ApiResponse } from '@farmhouse/platform/testing/call';
import type { TestService } from '@farmhouse/platform/testing/test-service';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
export const PHONE = `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${WEBKIT} Chrome/140.0.0.0 Mobile Safari/537.36`;
export const LAPTOP = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36`;

/** The calls of one visitor's browser; `headers` are sent with each. */
export function aBrowser(service: TestService, headers: Record<string, string> = {}) {
  const sessionId = randomUUID();
  const all = { 'user-agent': PHONE, 'x-real-ip': '49.36.1.77', ...headers };
  const post = <T>(path: string, body: object): Promise<ApiResponse<T>> =>
    call<T>(service, 'POST', `/api/analytics/${path}`, { body: { sessionId, ...body }, headers: all });
  return {
    sessionId,
    start: (body: object = {}) => post<{ sessionId: string }>('session', body),
    heartbeat: (body: object = {}, id = sessionId) =>
      call(service, 'PUT', `/api/analytics/session/${id}`, { body, headers: all }),
    pageView: (page: string, body: object = {}) => post('pageview', { page, ...body }),
    exit: (page: string, timeOnPage: number, scrollDepth: number) =>
      post('pageview', { page, timeOnPage, scrollDepth, exitPage: true }),
    event: (eventAction: string, body: object = {}) =>
      post('event', { eventType: 'funnel', eventCategory: 'booking', eventAction, ...body }),
  };
}
