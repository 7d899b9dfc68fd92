import { NEW_PASSWORD } from '@farmhouse/contracts/pages/sections';
import { mailedToken } from './mailed-token.ts';

/** The token of a link that sets a new password. */
export function passwordResetToken(secret: string, resetId: string): string {
  return mailedToken(secret, 'password-reset', resetId);
}

/** Address of the page that sets the new password; the token is in the fragment, which no server logs. */
export function passwordResetLink(dashboardUrl: string, resetId: string, secret: string): string {
  return `${dashboardUrl}${NEW_PASSWORD}#token=${passwordResetToken(secret, resetId)}`;
}
