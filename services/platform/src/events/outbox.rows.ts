import type { DataSource } from 'typeorm';
import type { OutboxEntity } from './outbox.entity.ts';

/** How many events one claim takes at most. */
export const BATCH = 100;
/** Seconds after which an event whose relay has died is taken up by another. */
const CLAIM_SECONDS = 10;
const KEEP_DAYS = 7;

interface OutboxRow {
  id: string;
  position: string;
  type: OutboxEntity['type'];
  payload: object;
  occurredAt: Date;
  claimedUntil: Date | null;
  relayedAt: Date | null;
}

/** The relay's view of the outbox table. */
export class OutboxRows {
  constructor(private readonly dataSource: DataSource) {}

  /** Takes the oldest waiting events in hand; others leave them alone for a while. */
  async claim(): Promise<OutboxRow[]> {
    const [rows] = (await this.dataSource.query(
      `UPDATE outbox SET claimed_until = now() + make_interval(secs => $2)
       WHERE id IN (
         SELECT id FROM outbox
         WHERE relayed_at IS NULL AND (claimed_until IS NULL OR claimed_until < now())
         ORDER BY position LIMIT $1 FOR UPDATE SKIP LOCKED)
       RETURNING id, position, type, payload, occurred_at AS "occurredAt",
         claimed_until AS "claimedUntil", relayed_at AS "relayedAt"`,
      [BATCH, CLAIM_SECONDS],
    )) as [OutboxRow[], number];
    return rows.sort((a, b) => Number(a.position) - Number(b.position));
  }

  async markRelayed(ids: string[]): Promise<void> {
    await this.dataSource.query('UPDATE outbox SET relayed_at = now() WHERE id = ANY($1)', [ids]);
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
