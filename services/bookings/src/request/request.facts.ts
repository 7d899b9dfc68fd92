import type { StayInterval } from '@farmhouse/contracts/bookings/stay';
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
export async function readRequestFacts(
  db: DataSource,
  wish: PriceWish,
  attempt: Attempt,
  { from, to }: StayInterval,
): Promise<RequestFacts> {
  const [row] = await db.query<[FactsRow]>(
    `SELECT ${PRICE_FACTS},
       (SELECT jsonb_build_object('fingerprint', fingerprint, 'answer', answer)
        FROM idempotency_keys WHERE key = $3 AND expires_at > now()) AS known,
       (SELECT jsonb_agg(jsonb_build_object('from', lower(period), 'to', upper(period)))
        FROM calendar_entries WHERE period && tstzrange($4, greatest($4, $5::timestamptz) + interval '1 day')) AS busy`,
    [...priceFactsParameters(wish), attempt.key, from, to],
  );
  const busy = (row.busy ?? []).map((taken) => ({ from: new Date(taken.from), to: new Date(taken.to) }));
  return { ...priceFactsOf(row), known: row.known, busy };
}
