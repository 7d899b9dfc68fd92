/**
 * How long a session may be unused before it ends, in hours. An open dashboard polls for news, which keeps its session
 * alive.
 */
export const SESSION_IDLE_HOURS = 4;

/** Sessions that one call can end. */
export const SESSIONS_ENDED_MAX = 100;

/** A session that has neither expired nor been ended. */
export interface OpenSessionView {
  id: string;
  /** `Chrome on Windows`; null when the browser did not say. */
  device: string | null;
  /** The network part of the address that signed in: `203.0.113.0` or `2001:db8:1:2::`. */
  network: string;
  /** ISO instants; the last use is known to a minute. */
  openedAt: string;
  usedAt: string;
  endsAt: string;
  /** True for the session of the caller. */
  isThis: boolean;
}

export interface EndSessions {
  ids: string[];
  currentPassword: string;
}
