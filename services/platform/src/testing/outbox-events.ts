import type { EventType, Events } from '@farmhouse/contracts/events/events';
import { DataSource } from 'typeorm';
import type { TestService } from './test-service.ts';

/** What a service has written to its outbox of one type, oldest first. */
export async function eventsOf<T extends EventType>({ app }: TestService, type: T): Promise<Events[T][]> {
  const rows = await app
    .get(DataSource)
    .query<{ payload: Events[T] }[]>('SELECT payload FROM outbox WHERE type = $1 ORDER BY position', [type]);
  return rows.map(({ payload }) => payload);
}
