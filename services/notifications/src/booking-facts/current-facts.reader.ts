import type { BookingSnapshot } from '@farmhouse/contracts/events/payloads';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BookingFactsReadModel } from './booking-facts.read-model.ts';
import type { CurrentBooking, CurrentFacts } from '../mails/current-facts.ts';

/** The current state, as far as this service's read models know it. */
@Injectable()
export class CurrentFactsReader implements CurrentFacts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly bookingFactsReadModel: BookingFactsReadModel,
  ) {}

  booking(snapshot: BookingSnapshot): Promise<CurrentBooking> {
    return this.bookingFactsReadModel.current(this.dataSource.manager, snapshot);
  }
}
