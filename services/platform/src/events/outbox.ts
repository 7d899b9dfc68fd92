import { randomUUID } from 'node:crypto';
import type { EventEnvelope, EventType, Events } from '@farmhouse/contracts/events/events';
import { Injectable } from '@nestjs/common';
import type { EntityManager, QueryRunner } from 'typeorm';
import { OutboxEntity } from './outbox.entity.ts';

const MARK = 'newEvents';

/** Whether the transaction has written events that wait for the relay. */
export function hasNewEvents(runner: QueryRunner): boolean {
  return MARK in runner.data;
}

/** Writes events beside their cause; the relay hands them on after the commit. */
@Injectable()
export class Outbox {
  /** Part of the caller's transaction: no commit, no event. */
  async add<T extends EventType>(tx: EntityManager, type: T, payload: Events[T]): Promise<void> {
    await tx.insert(OutboxEntity, { id: randomUUID(), type, payload });
    if (tx.queryRunner) tx.queryRunner.data[MARK] = true;
  }
}

export function envelopeOf({ id, type, occurredAt, payload }: OutboxEntity): EventEnvelope {
  return { id, type, occurredAt: occurredAt.toISOString(), payload: payload as EventEnvelope['payload'] };
}
