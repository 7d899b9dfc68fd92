import { randomUUID } from 'node:crypto';
import type { EventEnvelope, EventType, Events } from '@farmhouse/contracts/events/events';
import { Inject, Injectable } from '@nestjs/common';
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import { NO_TRACING, Tracing } from '../observability/tracing/tracing.ts';
import type { OutboxEntity } from './outbox.entity.ts';
import { insertEvents } from './outbox.repository.ts';

const NEW_EVENTS = 'newEvents';

type NewEvent = Pick<EventEnvelope, 'id' | 'type'>;

/** The events that the transaction has written and that wait for the relay. */
export function newEventsOf(runner: QueryRunner): readonly NewEvent[] {
  return (runner.data as { [NEW_EVENTS]?: NewEvent[] })[NEW_EVENTS] ?? [];
}

/** Holds back the events of a change, so that it can be undone. */
export interface EventHold {
  until: Date;
  /** The ids of the events that were added with it. */
  events: string[];
}

/** An event to be written. With a hold it is relayed only when the hold has ended. */
export type OutboxEvent = { [T in EventType]: { type: T; payload: Events[T]; hold?: EventHold } }[EventType];

/** Writes events beside their cause; the relay adds them to the queues after the commit. */
@Injectable()
export class Outbox {
  constructor(@Inject(Tracing) private readonly tracing: Tracing = NO_TRACING) {}

  /** Part of the caller's transaction: no commit, no event. With a hold it is relayed only when the hold has ended. */
  async add<T extends EventType>(tx: EntityManager, type: T, payload: Events[T], hold?: EventHold): Promise<void> {
    await this.addAll(tx, [{ type, payload, hold } as OutboxEvent]);
  }

  /** Adds several events, which are relayed in their order. Part of the caller's transaction. */
  async addAll(tx: EntityManager, events: readonly OutboxEvent[]): Promise<void> {
    if (events.length === 0) return;
    const traceparent = this.tracing.current();
    const added = events.map((event) => ({ ...event, id: randomUUID() }));
    await insertEvents(
      tx,
      added.map(({ id, type, payload, hold }) => ({ id, type, payload, notBefore: hold?.until ?? null, traceparent })),
    );
    for (const { id, hold } of added) hold?.events.push(id);
    if (!tx.queryRunner) return;
    const relayed = added.filter(({ hold }) => !hold).map(({ id, type }) => ({ id, type }));
    tx.queryRunner.data[NEW_EVENTS] = [...newEventsOf(tx.queryRunner), ...relayed];
  }

  /** For an event that a statement outside a transaction has written: it is relayed immediately, as after a commit. */
  async reportCommitted(db: DataSource, event: NewEvent): Promise<void> {
    const runner = db.createQueryRunner();
    runner.data[NEW_EVENTS] = [event];
    await runner.broadcaster.broadcast('AfterTransactionCommit');
  }
}

export function envelopeOf({ id, type, occurredAt, payload, traceparent }: OutboxEntity): EventEnvelope {
  return {
    ...{ id, type, occurredAt: occurredAt.toISOString(), payload: payload as EventEnvelope['payload'] },
    ...(traceparent !== null && { traceparent }),
  };
}
