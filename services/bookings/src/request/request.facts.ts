import type { StayInterval } from '@farmhouse/contracts/bookings/stay';
import { runPrepared } from '@farmhouse/platform/database/prepared';
import type { Attempt } from '@farmhouse/platform/idempotency/idempotency';
import type { DataSource } from 'typeorm';
import type { KnownAnswer } from './request.attempt.ts';

/** What a request is judged by besides the prices. */
export interface RequestFacts {
  /** The answer that this attempt has got already. */
  known: KnownAnswer | null;
  /** Whether nobody has the house for any of the wanted time. */
  free: boolean;
}

/** SQL: whether nobody has the house from one parameter to another; never between times in the wrong order. */
export const isFreeBetween = (from: string, to: string): string =>
  `NOT EXISTS (SELECT FROM calendar_entries WHERE period && tstzrange(${from}, greatest(${from}, ${to}::timestamptz)))`;

const FACTS = {
  name: 'request-facts',
  text: `SELECT
    (SELECT jsonb_build_object('fingerprint', fingerprint, 'answer', answer)
     FROM idempotency_keys WHERE key = $1 AND expires_at > now()) AS known,
    ${isFreeBetween('$2', '$3')} AS free`,
};

export async function readRequestFacts(db: DataSource, attempt: Attempt, needed: StayInterval): Promise<RequestFacts> {
  const [row] = await runPrepared<RequestFacts>(db, FACTS, [attempt.key, needed.from, needed.to]);
  if (!row) throw new Error('A SELECT without a FROM has no row');
  return row;
}
