import type { Availability, BusyRange } from '@farmhouse/contracts/bookings/availability/availability';
import { addDays, istInstant } from '@farmhouse/contracts/timing/ist';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { turnaroundOf } from '../booking/booking.rules.ts';
import { CurrentPrices } from '../price/current-prices.ts';
import type { AvailabilityQueryDto } from './availability.dto.ts';
import { PricedDays } from './priced-days.ts';

interface RangeRow {
  kind: BusyRange['kind'];
  from: Date;
  to: Date;
}

/** Taken and requested times of the house, without any guest's data, and what each day costs a party. */
@Injectable()
export class AvailabilityService {
  constructor(
    private readonly db: DataSource,
    private readonly prices: CurrentPrices,
    private readonly days: PricedDays,
  ) {}

  /** Adjoining ranges are merged, so that the booking requests behind them cannot be counted. */
  async between({ from, to, guests, terms }: AvailabilityQueryDto): Promise<Availability> {
    const [rows, pricing] = await Promise.all([this.rangesBetween(from, to), this.prices.now(this.db.manager)]);
    const ranges = rows.map((row) => ({ kind: row.kind, from: row.from.toISOString(), to: row.to.toISOString() }));
    const calendar = { from, to, ranges, turnaroundMinutes: turnaroundOf(pricing.settings) };
    return guests === undefined ? calendar : { ...calendar, ...this.days.of({ from, to, guests, terms }, pricing) };
  }

  private rangesBetween(from: string, to: string): Promise<RangeRow[]> {
    return this.db.query<RangeRow[]>(
      `WITH span AS (SELECT tstzrange($1, $2) AS span),
       ranges AS (
         SELECT 'taken' AS kind, unnest(range_agg(period * span)) AS range
         FROM (SELECT period FROM calendar_entries, span WHERE period && span
           UNION ALL SELECT period FROM feed_events, span WHERE period && span) AS taken, span
         UNION ALL
         SELECT 'requested', unnest(range_agg(stay * span))
         FROM bookings, span WHERE stay && span AND status = 'pending' AND archived_at IS NULL)
       SELECT kind, lower(range) AS "from", upper(range) AS "to" FROM ranges ORDER BY range, kind DESC`,
      [istInstant(from, '00:00'), istInstant(addDays(to, 1), '00:00')],
    );
  }
}
