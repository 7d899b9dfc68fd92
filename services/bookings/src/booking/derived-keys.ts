import type { EntityManager } from 'typeorm';

/** Without a key, the same booking request within ten minutes is the same booking. Rule: repeated requests. */
export const DERIVED_TTL_SECONDS = 10 * 60;
/** How a key begins that was derived from the request. */
export const DERIVED = 'request:';

/** A stored answer under a derived key, as its row is. */
export type DerivedKey = Record<'key' | 'fingerprint' | 'expires_at', string> & { answer: object };

const OF_BOOKING = `expires_at > now() AND expires_at <= now() + make_interval(secs => $3)
       AND starts_with(key, $2) AND answer->>'confirmationCode' = $1`;

/** The answers that `releaseDerivedKey` would delete. */
export async function derivedKeysOf(tx: EntityManager, confirmationCode: string): Promise<DerivedKey[]> {
  const rows = await tx.query<{ row: DerivedKey }[]>(
    `SELECT to_jsonb(stored) AS row FROM idempotency_keys AS stored WHERE ${OF_BOOKING}`,
    [confirmationCode, DERIVED, DERIVED_TTL_SECONDS],
  );
  return rows.map(({ row }) => row);
}

/** Stores deleted answers again, unless the same input has made a new booking since. */
export async function keepDerivedKeys(tx: EntityManager, keys: readonly DerivedKey[]): Promise<void> {
  await tx.query(
    `INSERT INTO idempotency_keys SELECT * FROM jsonb_populate_recordset(NULL::idempotency_keys, $1)
     ON CONFLICT (key) DO NOTHING`,
    [JSON.stringify(keys)],
  );
}

/** Deletes the answer stored under a booking's derived key, so that the same input makes a new booking again. */
export async function releaseDerivedKey(tx: EntityManager, confirmationCode: string): Promise<void> {
  await tx.query(`DELETE FROM idempotency_keys WHERE ${OF_BOOKING}`, [confirmationCode, DERIVED, DERIVED_TTL_SECONDS]);
}
