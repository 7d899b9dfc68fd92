import type { EventType, Events } from '@farmhouse/contracts/events/events';
import { DataSource } from 'typeorm';
import type { TestService } from './test-service.ts';

/** The payloads of one event type in a service's outbox, oldest first. */
export async function eventsOf<T extends EventType>({ app }: TestService, type: T): Promise<Events[T][]> {
  const rows = await app
    .get(DataSource)
    .query<{ payload: Events[T] }[]>('SELECT payload FROM outbox WHERE type = $1 ORDER BY position', [type]);
  return rows.map(({ payload }) => payload);
}
