import type { ReceiptSent } from '@farmhouse/contracts/bookings/receipt/receipt';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../audit/actor.ts';
import { lockBooking } from '../booking/booking.repository.ts';
import { BookingWriter } from '../booking/writer/booking-writer.ts';
import { ReceiptsService } from './receipts.service.ts';

/** Receipts that the owner sends to their guests. */
@Injectable()
export class ReceiptSendingService {
  constructor(
    private readonly db: DataSource,
    private readonly receipts: ReceiptsService,
    private readonly bookings: BookingWriter,
  ) {}

  /** Sends a receipt to the guest of its booking, as often as it is asked for. Throws NotFound. */
  send(number: string, actor: Actor): Promise<ReceiptSent> {
    return this.db.transaction(async (tx) => {
      const { bookingId, content } = await this.receipts.stored(number, tx);
      const booking = await lockBooking(tx, { id: bookingId });
      const { kind, amount } = content;
      await this.bookings.changeBooking(
        tx,
        booking,
        {},
        {
          actor,
          action: 'receipt-sent',
          note: number,
          event: { type: 'receipt.send-requested', number, kind, amount },
        },
      );
      return { email: booking.email };
    });
  }
}
