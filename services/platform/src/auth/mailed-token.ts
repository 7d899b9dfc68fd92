import { createHmac } from 'node:crypto';

/**
 * The token of a mailed link. It is derived from the secret, what the link is for and a random id, so that the mail has
 * it without storing it. Source: docs/decisions/forgotten-password.md.
 */
export function mailedToken(secret: string, purpose: string, id: string): string {
  return createHmac('sha256', secret).update(`${purpose}:${id}`).digest('base64url');
}
