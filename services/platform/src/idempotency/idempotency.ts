import { hash } from 'node:crypto';
import { ADVISORY_LOCK } from '@farmhouse/contracts/database/advisory-lock';
import type { ErrorCode } from '@farmhouse/contracts/errors';
import { LessThan, type DataSource, type EntityManager } from 'typeorm';
import { DomainError, InvalidInput } from '../errors/domain-error.ts';
import { IdempotencyEntity } from './idempotency.entity.ts';

/** A client has used its key for another request before. Rule: repeats of a change. */
export class IdempotencyKeyReused extends DomainError {
  readonly status = 409;
  readonly code: ErrorCode = 'idempotency-key-reused';

  constructor() {
    super('This Idempotency-Key was already used for another request');
  }
}

/** Printable ASCII, so that a key fits into a header and in a log. */
const KEY_PATTERN = /^[\x20-\x7e]{1,255}$/;

/** The client's key, undefined when it sent none or an empty one. Throws InvalidInput for a malformed key. */
export function readIdempotencyKey(header: string | undefined): string | undefined {
  if (header === undefined || header === '') return undefined;
  if (KEY_PATTERN.test(header)) return header;
  throw new InvalidInput([{ path: 'Idempotency-Key', message: 'The Idempotency-Key can have at most 255 characters' }]);
}

export interface Attempt {
  /** The client's own name for the attempt, or one derived from the input. */
  key: string;
  /** Hash of the input that a repeat must have in common with the first attempt. */
  fingerprint: string;
  /** How long a repeat counts as the same attempt. */
  ttlSeconds: number;
}

/** A short, stable hash of anything that JSON can hold. */
export function fingerprintOf(value: unknown): string {
  return hash('sha256', JSON.stringify(value), 'base64url');
}

/**
 * Does `work` once for all attempts with the same key, also simultaneous ones: the others wait for the first one's
 * commit and get its answer. Part of the caller's transaction, so that the response is stored with its effect or not at
 * all. Throws IdempotencyKeyReused when the key was used for other input before.
 */
export async function withIdempotencyKey<T extends object>(
  tx: EntityManager,
  { key, fingerprint, ttlSeconds }: Attempt,
  work: () => Promise<T>,
): Promise<T> {
  await tx.query(`SELECT ${ADVISORY_LOCK}($1)`, [key]);
  const stored = await storedAnswer<T>(tx, { key, fingerprint });
  if (stored) return stored;
  const answer = await work();
  await tx.query(
    `INSERT INTO idempotency_keys (key, fingerprint, answer, expires_at)
     VALUES ($1, $2, $3, now() + make_interval(secs => $4))
     ON CONFLICT (key) DO UPDATE SET fingerprint = $2, answer = $3, expires_at = EXCLUDED.expires_at`,
    [key, fingerprint, JSON.stringify(answer), ttlSeconds],
  );
  return answer;
}

/**
 * Like withIdempotencyKey, but the work is not part of a transaction, and its response is stored after it. An attempt
 * before that does the work again; all attempts get the answer that was stored first. Throws IdempotencyKeyReused.
 */
export async function withIdempotencyKeyAfter<T extends object>(
  db: DataSource,
  attempt: Attempt,
  work: () => Promise<T>,
): Promise<T> {
  const stored = await storedAnswer<T>(db.manager, attempt);
  if (stored) return stored;
  const answer = await work();
  return db.transaction((tx) => withIdempotencyKey(tx, attempt, () => Promise.resolve(answer)));
}

/** The response to an earlier attempt, undefined if there is none. Throws IdempotencyKeyReused. */
async function storedAnswer<T extends object>(
  manager: EntityManager,
  { key, fingerprint }: Pick<Attempt, 'key' | 'fingerprint'>,
): Promise<T | undefined> {
  const [stored] = await manager.query<Pick<IdempotencyEntity, 'fingerprint' | 'answer'>[]>(
    'SELECT fingerprint, answer FROM idempotency_keys WHERE key = $1 AND expires_at > now()',
    [key],
  );
  if (stored && stored.fingerprint !== fingerprint) throw new IdempotencyKeyReused();
  return stored?.answer as T | undefined;
}

/** Deletes expired responses. */
export async function pruneIdempotencyKeys(manager: EntityManager): Promise<void> {
  await manager.delete(IdempotencyEntity, { expiresAt: LessThan(new Date()) });
}
