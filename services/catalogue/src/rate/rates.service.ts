import { MAX_RATES, rateProblems } from '@farmhouse/contracts/catalogue/rate';
import { istDate } from '@farmhouse/contracts/timing/ist';
import { Outbox } from '@farmhouse/platform/events/outbox';
import { rateFields, type SaveRateDto } from '@farmhouse/platform/rates/rate.dto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { OrderedList } from '../ordered-list/ordered-list.ts';
import type { ChangeRateDto } from './rate.dto.ts';
import { RateEntity } from './rate.entity.ts';
import { toRate } from './rate.view.ts';

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

  /** The active ones whose days are not all in the past, in the owner's order. */
  async listCurrent(now = new Date()): Promise<RateEntity[]> {
    const today = istDate(now);
    const isCurrent = ({ active, yearly, to }: RateEntity) => active && (yearly || to === null || to >= today);
    return (await this.rates.all()).filter(isCurrent);
  }

  /** Throws InvalidInput. */
  create(dto: SaveRateDto): Promise<RateEntity> {
    return this.rates.add(rateFields(dto));
  }

  /** Omitted fields keep their values. Throws NotFound and InvalidInput. */
  update(id: number, dto: ChangeRateDto): Promise<RateEntity> {
    return this.rates.update(id, dto);
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
