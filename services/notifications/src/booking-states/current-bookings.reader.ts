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
    private readonly bookingStateReadModel: BookingStateReadModel,
  ) {}

  booking(snapshot: BookingSnapshot): Promise<CurrentBooking> {
    return this.bookingStateReadModel.current(this.dataSource.manager, snapshot);
  }
}
