import { TRUST_BROWSER } from '@farmhouse/contracts/pages/sections';
import { mailedToken } from './mailed-token.ts';

/** The token of a link that makes a browser trusted. Source: docs/decisions/trusted-browsers.md. */
export function browserLinkToken(secret: string, linkId: string): string {
  return mailedToken(secret, 'known-browser', linkId);
}

/** Address of the page that makes the browser trusted; the token is in the fragment, which no server logs. */
export function browserLink(dashboardUrl: string, linkId: string, secret: string): string {
  return `${dashboardUrl}${TRUST_BROWSER}#token=${browserLinkToken(secret, linkId)}`;
}
