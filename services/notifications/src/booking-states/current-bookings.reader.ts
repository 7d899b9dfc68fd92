import type { BookingSnapshot } from '@farmhouse/contracts/events/payloads';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BookingStateReadModel } from './booking-state.read-model.ts';
import type { CurrentBooking, CurrentBookings } from '../mails/current-bookings.ts';

/** The current state, as far as this service's read models know it. */
@Injectable()
export class CurrentBookingsReader implements CurrentBookings {
  constructor(
    private readonly dataSource: DataSource,
    private readonly bookingFactsReadModel: BookingStateReadModel,
  ) {}

  booking(snapshot: BookingSnapshot): Promise<CurrentBooking> {
    return this.bookingFactsReadModel.current(this.dataSource.manager, snapshot);
  }
}
