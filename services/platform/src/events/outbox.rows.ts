import type { DataSource } from 'typeorm';
import type { OutboxEntity } from './outbox.entity.ts';

/** How many events one batch has at most. */
export const BATCH = 100;
const KEEP_DAYS = 7;

/** The relay's view of the outbox table. */
export class OutboxRows {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Takes the oldest waiting events, skipping those that another relay has in hand, and marks them as relayed once
   * `deliver` has done its work; when that fails, or the process dies, they wait again. Answers how many there were.
   */
  handOn(deliver: (events: OutboxEntity[]) => Promise<void>): Promise<number> {
    return this.dataSource.transaction(async (tx) => {
      const [events] = await tx.query<[OutboxEntity[], number]>(
        `UPDATE outbox SET relayed_at = now()
         WHERE position IN (
           SELECT position FROM outbox WHERE relayed_at IS NULL ORDER BY position LIMIT $1 FOR UPDATE SKIP LOCKED)
         RETURNING id, position, type, payload, occurred_at AS "occurredAt", relayed_at AS "relayedAt"`,
        [BATCH],
      );
      events.sort((a, b) => Number(a.position) - Number(b.position));
      if (events.length > 0) await deliver(events);
      return events.length;
    });
  }

  /** Forgets what was relayed long ago; until then an emptied Redis can be filled again. */
  async prune(): Promise<void> {
    await this.dataSource.query('DELETE FROM outbox WHERE relayed_at < now() - make_interval(days => $1)', [KEEP_DAYS]);
  }

  /** How many events wait, for the metrics. */
  async waiting(): Promise<number> {
    const [row] = await this.dataSource.query<{ count: string }[]>(
      'SELECT count(*) FROM outbox WHERE relayed_at IS NULL',
    );
    return Number(row?.count ?? 0);
  }
}
