import type { BookingSnapshot } from '@farmhouse/contracts/events/events';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BookingStatesReadModel } from '../booking-states/booking-states.read-model.ts';
import type { CurrentBooking, CurrentFacts } from '../mails/current-facts.ts';

/** What is true now, as far as this service's read models know it. */
@Injectable()
export class CurrentFactsReader implements CurrentFacts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly bookingStatesReadModel: BookingStatesReadModel,
  ) {}

  booking(snapshot: BookingSnapshot): Promise<CurrentBooking> {
    return this.bookingStatesReadModel.current(this.dataSource.manager, snapshot);
  }
}
