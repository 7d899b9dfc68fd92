import { createHmac, hash } from 'node:crypto';
import { NEW_PASSWORD } from '@farmhouse/contracts/pages/sections';

/**
 * The token of a link that sets a new password. It is derived from the secret and the random id of the request, so that
 * the mail's link has it without storing it. Source: docs/decisions/forgotten-password.md.
 */
export function passwordResetToken(secret: string, resetId: string): string {
  return createHmac('sha256', secret).update(`password-reset:${resetId}`).digest('base64url');
}

/** The stored hash of such a token. */
export function passwordResetHash(token: string): string {
  return hash('sha256', token, 'hex');
}

/** Address of the page that sets the new password; the token stands in the fragment, which no server logs. */
export function passwordResetLink(dashboardUrl: string, resetId: string, secret: string): string {
  return `${dashboardUrl}${NEW_PASSWORD}#token=${passwordResetToken(secret, resetId)}`;
}
