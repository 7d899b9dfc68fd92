export const ADMIN_ROLE = 'admin';
export const USERNAME_MAX_LENGTH = 50;
/** Shortest password that the owner may choose, in characters. */
export const PASSWORD_MIN_LENGTH = 12;
export const PASSWORD_MAX_LENGTH = 200;
/** How long a token is valid, in hours. */
export const SESSION_HOURS = 12;

/**
 * Cookie of a browser with a dashboard session. It holds no secret and grants nothing: a browser that sends it gets no
 * custom script, because a script in any tab could read the session.
 */
export const DASHBOARD_COOKIE = 'dashboard_session';
/** Its names: with the `__Host-` prefix if the dashboard's address is https. */
export const DASHBOARD_COOKIES = [DASHBOARD_COOKIE, `__Host-${DASHBOARD_COOKIE}`] as const;

/**
 * Cookie that authorises the GETs of framed pages of the dashboard, since a browser that loads a frame sends no token.
 * It is valid for a few minutes at most until the end of its session, and is sent only to these pages.
 */
export const BOARD_TOKEN_COOKIE = 'dashboard_pass';
export const BOARD_TOKEN_MINUTES = 15;

export interface AdminView {
  id: number;
  username: string;
  role: string;
}

/** The account as its admin sees it. */
export interface OwnAccountView extends AdminView {
  /** True until the initial password, which others may have read, is changed. */
  hasFirstPassword: boolean;
  /** The public site's URL, without a trailing slash; the dashboard may have an address of its own. */
  siteUrl: string;
}

export interface Credentials {
  username: string;
  password: string;
}

export interface SignedIn {
  admin: AdminView;
  token: string;
}

export interface ChangePassword {
  currentPassword: string;
  newPassword: string;
}

/** The claims of an admin's token. */
export interface AdminClaims {
  /** The admin's id, as text. */
  sub: string;
  username: string;
  role: string;
  /** The token's id, by which it is revoked. */
  jti: string;
  /** Seconds since 1970, as are the others. */
  iat: number;
  /** Absent in tokens of versions before it. */
  nbf?: number;
  exp: number;
}
