import type { PaymentVerified, RecordPayment } from '@farmhouse/contracts/bookings/admin-booking';
import { PAYMENT_METHOD_NAMES } from '@farmhouse/contracts/bookings/booking';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BookingWriter } from '../booking/booking-writer.ts';
import { lockBooking } from '../booking/booking.rows.ts';
import { otherPayment, upiPayment } from './payment.fields.ts';
import { assertRecordable } from './payment.rules.ts';
import { addSubmission } from './submissions.service.ts';
import { orUtrUsed, readUtr } from './utr.ts';
import { answerOf, Verification } from './verification.service.ts';

/** What the history keeps: `Bank transfer, NEFT 4711: the rest at the gate`. */
function noteOf({ method, reference, notes }: RecordPayment): string {
  const name = PAYMENT_METHOD_NAMES[method];
  const payment = reference ? `${name}, ${reference}` : name;
  return notes ? `${payment}: ${notes}` : payment;
}

/** Payments that the owner has received otherwise than through the guest's form. Source: decisions D-63. */
@Injectable()
export class Recording {
  constructor(
    private readonly db: DataSource,
    private readonly bookings: BookingWriter,
    private readonly verification: Verification,
  ) {}

  /**
   * Records money that came for a pending or failed payment, which is then to be verified; with `verify` at once, as
   * by Verification. Throws NotFound, UtrInvalid, PaymentConflict and UtrUsed.
   */
  record(id: number, payment: RecordPayment, actor: string, now = new Date()): Promise<PaymentVerified> {
    const { method, reference, notes, verify = false } = payment;
    return orUtrUsed(() =>
      this.db.transaction(async (tx) => {
        const booking = await lockBooking(tx, { id });
        const utr = method === 'upi' && reference ? readUtr(reference, 'reference') : null;
        assertRecordable(booking);
        const came = method === 'upi' ? upiPayment(utr) : otherPayment(method, reference ?? null);
        const fields = {
          paymentStatus: 'paid',
          ...came,
          paymentRecordedBy: actor,
          paymentNotes: notes ?? null,
        } as const;
        const change = { actor, action: 'payment recorded', note: noteOf(payment), now };
        await this.bookings.changeBooking(tx, booking, fields, change);
        if (utr) await addSubmission(tx, id, utr, now);
        if (verify) await this.verification.decideLocked(tx, booking, { verified: true, notes, actor, now });
        return answerOf(tx, booking);
      }),
    );
  }
}
