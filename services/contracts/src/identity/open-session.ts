/** How long a session may be unused before it ends, in hours. An open dashboard asks for news, and so uses its own. */
export const SESSION_IDLE_HOURS = 4;

/** Sessions that one call can end. */
export const SESSIONS_ENDED_MAX = 100;

/** A sign-in that is neither over nor ended. */
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
  /** True for the session that asks. */
  isThis: boolean;
}

export interface EndSessions {
  ids: string[];
  currentPassword: string;
}
