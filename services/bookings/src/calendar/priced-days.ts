import type { Availability } from '@farmhouse/contracts/bookings/availability/availability';
import { dayPrices, type DayPrice } from '@farmhouse/contracts/bookings/price/day-prices';
import type { Season } from '@farmhouse/contracts/catalogue/season';
import { priceBookOf } from '@farmhouse/contracts/content/setting';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { PricingData } from '../price/pricing-data.ts';

/** Most calendars of about a year in the cache; one takes some 60 KB. */
const MAX_CALENDARS = 100;

interface DaysQuery {
  from: string;
  to: string;
  guests: number;
  terms?: 'yes' | 'no';
}

/** True unless the whole season is before or after the span. */
const touches = (season: Season, { from, to }: DaysQuery): boolean =>
  season.yearly || ((season.from === null || season.from <= to) && (season.to === null || season.to >= from));

/** The price of each day for a party, cached in memory until the prices change. */
@Injectable()
export class PricedDays {
  private readonly calendars = new LRUCache<string, DayPrice[]>({ max: MAX_CALENDARS });

  /** With `terms` also the active rates and rules that touch the span. */
  of(query: DaysQuery, pricing: PricingData): Pick<Availability, 'days' | 'rates' | 'rules'> {
    const { version, settings, rates, rules } = pricing;
    const { from, to, guests } = query;
    const key = [version, from, to, guests].join(' ');
    let days = this.calendars.get(key);
    if (!days) {
      days = dayPrices({ from, to, book: priceBookOf(settings), rates, rules, guestCount: guests });
      this.calendars.set(key, days);
    }
    if (query.terms !== 'yes') return { days };
    const touching = <Dated extends Season>(list: readonly Dated[]) => list.filter((dated) => touches(dated, query));
    return { days, rates: touching(rates), rules: touching(rules) };
  }
}
