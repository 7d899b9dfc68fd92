import type { Person } from '@farmhouse/contracts/privacy/personal-data';
import type { EntityManager } from 'typeorm';
import { namesPerson, personParameters } from './matches.ts';

/**
 * Deletes a service's handled events and kept responses that name the person. Events that a subscriber has yet to handle
 * stay until then, and afterwards at most seven days.
 */
export async function deleteTechnicalCopies(tx: EntityManager, person: Person): Promise<void> {
  const parameters = personParameters(person);
  await tx.query(`DELETE FROM outbox WHERE acknowledged_at IS NOT NULL AND ${namesPerson('payload')}`, parameters);
  const [table] = await tx.query<{ name: string | null }[]>(`SELECT to_regclass('idempotency_keys') AS name`);
  if (table?.name) await tx.query(`DELETE FROM idempotency_keys WHERE ${namesPerson('answer')}`, parameters);
}
