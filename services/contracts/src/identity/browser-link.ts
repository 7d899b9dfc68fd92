/** How long the mailed link that trusts a browser can be used, in minutes. */
export const BROWSER_LINK_MINUTES = 30;

/** Makes the caller's browser trusted, so that a locked sign-in does not keep it out. */
export interface TrustBrowser {
  /** From the link. */
  token: string;
}
