import { MAX_RATES, rateProblems } from '@farmhouse/contracts/catalogue/rate';
import { Outbox } from '@farmhouse/platform/events/outbox';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { OrderedList } from '../ordered-list/ordered-list.ts';
import { seasonFields } from '../season/season.dto.ts';
import type { SaveRateDto } from './rate.dto.ts';
import { RateEntity } from './rate.entity.ts';
import { toRate } from './rate.view.ts';

function fieldsOf(dto: SaveRateDto): Omit<RateEntity, 'id' | 'position'> {
  const { stays, basis, price, includedGuests, extraGuestPrice, minGuests, lengthDiscounts } = dto;
  return {
    ...seasonFields(dto),
    stays: stays ?? 'both',
    basis,
    price,
    includedGuests: includedGuests ?? null,
    extraGuestPrice: extraGuestPrice ?? null,
    minGuests: minGuests ?? null,
    lengthDiscounts: lengthDiscounts ?? [],
  };
}

/** The owner's rates: the first active one that fits a night is its rate. Every change publishes `rates.changed`. */
@Injectable()
export class RatesService {
  private readonly rates: OrderedList<RateEntity>;

  constructor(dataSource: DataSource, outbox: Outbox) {
    this.rates = new OrderedList(dataSource, {
      entity: RateEntity,
      name: 'rate',
      max: MAX_RATES,
      problems: rateProblems,
      publish: (tx, rows, version) => outbox.add(tx, 'rates.changed', { version, rates: rows.map(toRate) }),
    });
  }

  listAll(): Promise<RateEntity[]> {
    return this.rates.all();
  }

  /** Throws InvalidInput. */
  create(dto: SaveRateDto): Promise<RateEntity> {
    return this.rates.add(fieldsOf(dto));
  }

  /** Throws NotFound and InvalidInput. */
  replace(id: number, dto: SaveRateDto): Promise<RateEntity> {
    return this.rates.replace(id, fieldsOf(dto));
  }

  /** Throws NotFound. Bookings keep the lines that they were made with. */
  remove(id: number): Promise<void> {
    return this.rates.remove(id);
  }

  /** Throws InvalidInput. */
  reorder(ids: number[]): Promise<RateEntity[]> {
    return this.rates.reorder(ids);
  }

  republish(): Promise<number> {
    return this.rates.republish();
  }
}
