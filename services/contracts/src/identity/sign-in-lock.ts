/** How long the link of a mail can let a browser in, in minutes. */
export const BROWSER_LINK_MINUTES = 30;

export interface LetBrowserIn {
  /** From the link. */
  token: string;
}

/**
 * So many wrong passwords were tried at an account that no browser that is not known can sign in for a while. The token of
 * the link that lets one in all the same follows from `linkId` and a secret, so that no event, queue or row holds it.
 */
export interface SignInLocked {
  linkId: string;
  /** Null for an unknown user name: no mail, but the call costs the same. */
  username: string | null;
  /** ISO instant. */
  at: string;
  /** ISO instant after which the link lets no browser in. */
  expiresAt: string;
}
