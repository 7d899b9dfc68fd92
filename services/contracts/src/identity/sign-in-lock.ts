/**
 * Too many wrong passwords have locked an account for untrusted browsers for a while. The token of the link that
 * unlocks a browser is derived from `linkId` and a secret, so that no event, queue or row contains it.
 */
export interface SignInLocked {
  linkId: string;
  /** Null if the user name does not exist: no mail is sent, but the call takes the same time. */
  username: string | null;
  /** ISO instant. */
  at: string;
  /** ISO instant at which the link expires. */
  expiresAt: string;
}
