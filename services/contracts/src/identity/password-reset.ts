import type { CallPlace } from '../security/security-change.ts';

/** How long the link of a mail can set a new password, in minutes. */
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
 * Somebody has asked for a link to set a new password. The token of the link follows from `resetId` and a secret, so
 * that no event, queue or row holds it.
 */
export interface PasswordResetRequested {
  resetId: string;
  /** Null for an unknown user name: no mail, but the call costs the same. */
  username: string | null;
  from: CallPlace;
  /** ISO instant. */
  at: string;
  /** ISO instant after which the link sets no password. */
  expiresAt: string;
}
