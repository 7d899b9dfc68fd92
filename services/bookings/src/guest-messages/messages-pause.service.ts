import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../audit/actor.ts';
import { lockBooking } from '../booking/booking.repository.ts';
import { BookingWriter } from '../booking/writer/booking-writer.ts';
import { oneView } from '../booking/booking.view.ts';

/** The owner's pause of scheduled messages to a guest. */
@Injectable()
export class MessagesPauseService {
  constructor(
    private readonly db: DataSource,
    private readonly bookings: BookingWriter,
  ) {}

  /** Safe to repeat: a second call changes nothing. Throws NotFound. */
  set(id: number, messagesPaused: boolean, actor: Actor, now = new Date()): Promise<BookingView> {
    return this.db.transaction(async (tx) => {
      const booking = await lockBooking(tx, { id });
      const action = messagesPaused ? 'messages paused' : 'messages resumed';
      if (booking.messagesPaused !== messagesPaused)
        await this.bookings.changeBooking(tx, booking, { messagesPaused }, { actor, action, now });
      return oneView(tx, booking);
    });
  }
}
