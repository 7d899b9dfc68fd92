import type { RequestOrigin } from '../security/security-change.ts';

/** How long a mailed link can set a new password, in minutes. */
export const RESET_LINK_MINUTES = 30;

export interface RequestPasswordReset {
  username: string;
}

export interface ResetPassword {
  /** From the link. */
  token: string;
  newPassword: string;
}

/**
 * A link to set a new password was requested. Its token is derived from `resetId` and a secret, so that no event, queue
 * or row contains it.
 */
export interface PasswordResetRequested {
  resetId: string;
  /** Null if the requested user name does not exist: no mail is sent, but the call takes the same time. */
  username: string | null;
  from: RequestOrigin;
  /** ISO instant. */
  at: string;
  /** ISO instant at which the link expires. */
  expiresAt: string;
}
