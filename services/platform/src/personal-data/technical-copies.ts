import type { Person } from '@farmhouse/contracts/privacy/personal-data';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { EventKey } from '../events/event-key.ts';
import { EventQueues } from '../events/event-queues.ts';
import { KNOWN_TYPES } from '../events/outbox.repository.ts';
import { namesPerson, personParameters } from './matches.ts';

/** A service's events and kept responses that name a person. */
@Injectable()
export class TechnicalCopies {
  constructor(private readonly queues: EventQueues) {}

  /**
   * Deletes those that nobody needs any more: responses, events that every subscriber has handled, and events that some
   * subscriber could never handle, with their failed jobs. Events that a subscriber has yet to handle stay until then,
   * and afterwards at most seven days.
   */
  async delete(tx: EntityManager, person: Person): Promise<void> {
    const parameters = personParameters(person);
    const open = await tx.query<EventKey[]>(
      `SELECT id, type FROM outbox
       WHERE relayed_at IS NOT NULL AND acknowledged_at IS NULL AND type = ANY($3) AND ${namesPerson('payload')}`,
      [...parameters, KNOWN_TYPES],
    );
    const settled = await this.queues.removeFailed(open);
    await tx.query(
      `DELETE FROM outbox WHERE (acknowledged_at IS NOT NULL OR id = ANY($3)) AND ${namesPerson('payload')}`,
      [...parameters, settled],
    );
    const [table] = await tx.query<{ name: string | null }[]>(`SELECT to_regclass('idempotency_keys') AS name`);
    if (table?.name) await tx.query(`DELETE FROM idempotency_keys WHERE ${namesPerson('answer')}`, parameters);
  }
}
