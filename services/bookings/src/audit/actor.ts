import type { SignedInAdmin } from '@farmhouse/platform/auth/admin';

/** Who makes a change: an admin's id and name, or only a name for guests and the system. */
export interface Actor {
  id: number | null;
  name: string;
}

export const GUEST: Actor = { id: null, name: 'guest' };
export const SYSTEM: Actor = { id: null, name: 'system' };

export const actorOf = ({ id, username }: SignedInAdmin): Actor => ({ id, name: username });
