import type { SignedIn } from '@farmhouse/contracts/identity/admin';

/** The sign-in response if it has both an admin and a token, otherwise null. */
export function signedInOf(response: unknown): SignedIn | null {
  if (typeof response !== 'object' || response === null) return null;
  const { admin, token } = response as Record<string, unknown>;
  const complete = typeof admin === 'object' && admin !== null && typeof token === 'string' && token !== '';
  return complete ? ({ admin, token } as SignedIn) : null;
}
