import type { EventEnvelope } from '@farmhouse/contracts/events/events';
import { SUBSCRIBERS } from '@farmhouse/contracts/events/subscribers';
import type { DataSource, EntityManager } from 'typeorm';
import type { EventKey } from './event-key.ts';
import { OutboxEntity } from './outbox.entity.ts';

/** How many events one claim takes at most. */
export const CLAIM_BATCH = 100;
/** How many events one check for acknowledgements looks at. */
export const CHECK_BATCH = 500;
/** A relayed event is handled within this time as a rule, in seconds; only afterwards its queues are checked. */
const CHECK_AFTER_SECONDS = 5;
const KEEP_DAYS = 7;

/** A relayed event, without its payload. */
export type RelayedEvent = Pick<OutboxEntity, 'position' | 'id' | 'type'>;

/**
 * The types of this version. Events of other types, which a rollback leaves behind, wait for a version that knows them.
 */
export const KNOWN_TYPES = Object.keys(SUBSCRIBERS);

export interface OutboxBacklog {
  /** Committed and not yet relayed, without those that are still held. */
  waiting: number;
  /** Relayed and not yet handled by every subscriber. */
  unacknowledged: number;
  /** Age of the oldest of both, in seconds; 0 when there is none. */
  oldestSeconds: number;
  /** Of a type that this version does not know; in none of the other numbers. */
  parked: number;
}

const COLUMNS = 'id, position, type, payload, traceparent, occurred_at AS "occurredAt"';

/** Part of the transaction that caused the events; one statement, which numbers them in their order. */
export async function insertEvents(
  tx: EntityManager,
  events: (Pick<EventEnvelope, 'id' | 'type' | 'payload'> & Pick<OutboxEntity, 'notBefore' | 'traceparent'>)[],
): Promise<void> {
  await tx.insert(OutboxEntity, events);
}

/** Deletes held events; false when one of them was relayed, or was just being relayed. */
export async function deleteHeldEvents(tx: EntityManager, ids: readonly string[]): Promise<boolean> {
  const [deleted] = await tx.query<[unknown[], number]>(
    'DELETE FROM outbox WHERE id = ANY($1) AND relayed_at IS NULL RETURNING id',
    [ids],
  );
  return deleted.length === ids.length;
}

/** Releases held events, so that they are relayed at once; one that is just being relayed stays as it is. */
export async function releaseHeldEvents(tx: EntityManager, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.query(
    `UPDATE outbox SET not_before = NULL
     WHERE position IN (
       SELECT position FROM outbox WHERE id = ANY($1) AND relayed_at IS NULL FOR UPDATE SKIP LOCKED)`,
    [ids],
  );
}

/**
 * Claims the oldest waiting events of known types that are no longer held, skipping those that another relay has
 * claimed, and marks them as relayed. The claim lasts as long as the transaction: when it fails, or the process dies,
 * the events wait again.
 */
export async function claimBatch(tx: EntityManager): Promise<OutboxEntity[]> {
  const [events] = await tx.query<[OutboxEntity[], number]>(
    `UPDATE outbox SET relayed_at = now()
     WHERE position IN (
       SELECT position FROM outbox
       WHERE relayed_at IS NULL AND type = ANY($2) AND coalesce(not_before, '-infinity') <= now()
       ORDER BY position LIMIT $1 FOR UPDATE SKIP LOCKED)
     RETURNING ${COLUMNS}`,
    [CLAIM_BATCH, KNOWN_TYPES],
  );
  return events.sort((a, b) => Number(a.position) - Number(b.position));
}

/**
 * Events that were relayed some time ago, or by a clock that was ahead, and are not acknowledged, in order of position,
 * beginning after `position`.
 */
export function readUnacknowledged(db: DataSource, position: string): Promise<RelayedEvent[]> {
  return db.query<RelayedEvent[]>(
    `SELECT position, id, type FROM outbox
     WHERE relayed_at IS NOT NULL AND acknowledged_at IS NULL AND position > $1
       AND relayed_at NOT BETWEEN now() - make_interval(secs => $2) AND now() + make_interval(secs => $2)
       AND type = ANY($4)
     ORDER BY position LIMIT $3`,
    [position, CHECK_AFTER_SECONDS, CHECK_BATCH, KNOWN_TYPES],
  );
}

/** The stored events, with their payloads, in order of position. */
export function readEvents(db: DataSource, events: RelayedEvent[]): Promise<OutboxEntity[]> {
  const positions = events.map(({ position }) => position);
  return db.query<OutboxEntity[]>(`SELECT ${COLUMNS} FROM outbox WHERE position = ANY($1) ORDER BY position`, [
    positions,
  ]);
}

/**
 * By the id of each event, the earlier events about the same booking that are not acknowledged. One that is still held
 * does not count: it may be undone. One whose hold has ended does, even if another relay is just adding it.
 */
export async function readEarlier(
  db: DataSource | EntityManager,
  events: readonly Pick<OutboxEntity, 'position'>[],
): Promise<Map<string, EventKey[]>> {
  const rows = await db.query<{ id: string; earlier: EventKey[] }[]>(
    `SELECT later.id,
       jsonb_agg(jsonb_build_object('id', earlier.id, 'type', earlier.type) ORDER BY earlier.position) AS earlier
     FROM outbox AS later JOIN outbox AS earlier
       ON earlier.payload #>> '{booking,id}' = later.payload #>> '{booking,id}' AND earlier.position < later.position
     WHERE later.position = ANY($1) AND earlier.acknowledged_at IS NULL AND earlier.type = ANY($2)
       AND (earlier.relayed_at IS NOT NULL OR coalesce(earlier.not_before, '-infinity') <= now())
     GROUP BY later.id`,
    [events.map(({ position }) => position), KNOWN_TYPES],
  );
  return new Map(rows.map(({ id, earlier }) => [id, earlier]));
}

/** Stores that every subscriber has handled the events. */
export async function markAcknowledged(db: DataSource, events: RelayedEvent[]): Promise<void> {
  await db.query('UPDATE outbox SET acknowledged_at = now() WHERE position = ANY($1) AND acknowledged_at IS NULL', [
    events.map(({ position }) => position),
  ]);
}

/** Deletes events that were acknowledged long ago; unacknowledged events are kept. */
export async function pruneAcknowledged(db: DataSource): Promise<void> {
  await db.query('DELETE FROM outbox WHERE acknowledged_at < now() - make_interval(days => $1)', [KEEP_DAYS]);
}

/** Counts of unacknowledged events, for the metrics. */
export async function readBacklog(db: DataSource): Promise<OutboxBacklog> {
  const [row] = await db.query<Record<keyof OutboxBacklog, string>[]>(
    `SELECT count(*) FILTER (WHERE known AND relayed_at IS NULL) AS waiting,
       count(relayed_at) FILTER (WHERE known) AS unacknowledged,
       coalesce(extract(epoch FROM now() - min(occurred_at) FILTER (WHERE known)), 0) AS "oldestSeconds",
       count(*) FILTER (WHERE NOT known) AS "parked"
     FROM (SELECT relayed_at, occurred_at, type = ANY($1) AS known FROM outbox
       WHERE (relayed_at IS NULL AND coalesce(not_before, '-infinity') <= now())
         OR (relayed_at IS NOT NULL AND acknowledged_at IS NULL)) AS events`,
    [KNOWN_TYPES],
  );
  return {
    waiting: Number(row?.waiting ?? 0),
    unacknowledged: Number(row?.unacknowledged ?? 0),
    oldestSeconds: Number(row?.oldestSeconds ?? 0),
    parked: Number(row?.parked ?? 0),
  };
}
