import type { StayInterval } from '@farmhouse/contracts/bookings/stay';
import { runPrepared } from '@farmhouse/platform/database/prepared';
import type { Attempt } from '@farmhouse/platform/idempotency/idempotency';
import type { DataSource } from 'typeorm';
import {
  PRICE_FACTS,
  priceFactsOf,
  priceFactsParameters,
  type PriceFacts,
  type PriceFactsRow,
  type PriceWish,
} from '../pricing/price-facts.ts';
import type { KnownAnswer } from './request.attempt.ts';

export interface RequestFacts extends PriceFacts {
  /** The answer that this attempt has got already. */
  known: KnownAnswer | null;
  /** Taken times about the wanted stay. */
  busy: StayInterval[];
}

interface FactsRow extends PriceFactsRow {
  known: KnownAnswer | null;
  busy: { from: string; to: string }[] | null;
}

/** Everything that a request is judged by, in one round trip. */
const FACTS = {
  name: 'request-facts',
  text: `SELECT ${PRICE_FACTS},
    (SELECT jsonb_build_object('fingerprint', fingerprint, 'answer', answer)
     FROM idempotency_keys WHERE key = $3 AND expires_at > now()) AS known,
    (SELECT jsonb_agg(jsonb_build_object('from', lower(period), 'to', upper(period)))
     FROM calendar_entries WHERE period && tstzrange($4, greatest($4, $5::timestamptz) + interval '1 day')) AS busy`,
};

export async function readRequestFacts(
  db: DataSource,
  wish: PriceWish,
  attempt: Attempt,
  { from, to }: StayInterval,
): Promise<RequestFacts> {
  const [row] = await runPrepared<FactsRow>(db, FACTS, [...priceFactsParameters(wish), attempt.key, from, to]);
  if (!row) throw new Error('A SELECT without a FROM has no row');
  const busy = (row.busy ?? []).map((taken) => ({ from: new Date(taken.from), to: new Date(taken.to) }));
  return { ...priceFactsOf(row), known: row.known, busy };
}
