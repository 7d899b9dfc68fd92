import { randomUUID } from 'node:crypto';
import type { EventEnvelope, EventType, Events } from '@farmhouse/contracts/events/events';
import { Injectable } from '@nestjs/common';
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import type { OutboxEntity } from './outbox.entity.ts';
import { insertEvent } from './outbox.rows.ts';

const NEW_EVENTS = 'newEvents';

type NewEvent = Pick<EventEnvelope, 'id' | 'type'>;

/** The events that the transaction has written and that wait for the relay. */
export function newEventsOf(runner: QueryRunner): readonly NewEvent[] {
  return (runner.data as { [NEW_EVENTS]?: NewEvent[] })[NEW_EVENTS] ?? [];
}

/** Writes events beside their cause; the relay adds them to the queues after the commit. */
@Injectable()
export class Outbox {
  /** Part of the caller's transaction: no commit, no event. */
  async add<T extends EventType>(tx: EntityManager, type: T, payload: Events[T]): Promise<void> {
    const id = randomUUID();
    await insertEvent(tx, { id, type, payload });
    if (tx.queryRunner) tx.queryRunner.data[NEW_EVENTS] = [...newEventsOf(tx.queryRunner), { id, type }];
  }

  /** For an event that a statement outside a transaction has written: it is relayed immediately, as after a commit. */
  async reportCommitted(db: DataSource, event: NewEvent): Promise<void> {
    const runner = db.createQueryRunner();
    runner.data[NEW_EVENTS] = [event];
    await runner.broadcaster.broadcast('AfterTransactionCommit');
  }
}

export function envelopeOf({ id, type, occurredAt, payload }: OutboxEntity): EventEnvelope {
  return { id, type, occurredAt: occurredAt.toISOString(), payload: payload as EventEnvelope['payload'] };
}
