/** Path below /api/analytics/. */
export type AnalyticsPath = 'pageview' | 'event' | 'session' | `session/${string}`;

export interface Transport {
  /** Resolves with the status of the response, 0 without one; never rejects. */
  send: (method: 'POST' | 'PUT', path: AnalyticsPath, body: object) => Promise<number>;
  /** Sends without waiting for a response, also while the page is being left. */
  beacon: (path: AnalyticsPath, body: object) => void;
}

/** Timeout of a call, in milliseconds. */
const TIMEOUT_MS = 10_000;

const addressOf = (path: AnalyticsPath): string => `/api/analytics/${path}`;

/** The calls of the analytics service; a failure is logged and shows nowhere else. Rule: texts of failures. */
export const transport: Transport = {
  send: async (method, path, body) => {
    try {
      const response = await fetch(addressOf(path), {
        method,
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json' },
        credentials: 'include',
        keepalive: true, // a navigation does not cancel it
        priority: 'low',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.text(); // an unread response body keeps its request open
      const { ok, status } = response;
      if (!ok) console.warn(`Analytics: ${method} ${path} was answered ${status}`);
      return status;
    } catch (error) {
      console.warn(`Analytics: ${method} ${path} failed:`, error);
      return 0;
    }
  },
  beacon: (path, body) => {
    try {
      if (navigator.sendBeacon(addressOf(path), JSON.stringify(body))) return;
    } catch (error) {
      console.warn('Analytics: the beacon failed:', error);
    }
    void transport.send('POST', path, body);
  },
};
