import type { SignedIn } from '@farmhouse/contracts/identity/admin';

/** The sign-in response if it has both an admin and a token, otherwise null. */
export function signedInOf(answer: unknown): SignedIn | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const { admin, token } = answer as Record<string, unknown>;
  const complete = typeof admin === 'object' && admin !== null && typeof token === 'string' && token !== '';
  return complete ? ({ admin, token } as SignedIn) : null;
}
