import type { PaymentVerified, VerifyPayment } from '@farmhouse/contracts/bookings/admin-booking';
import { Outbox } from '@farmhouse/platform/events/outbox';
import { SettingsReadModel } from '@farmhouse/platform/read-models/settings.read-model';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditTrail } from '../audit/audit-trail.ts';
import type { BookingEntity } from '../booking/booking.entity.ts';
import { changeBooking, lockBooking } from '../booking/booking.rows.ts';
import { timesAfter } from '../booking/booking.rules.ts';
import { snapshotOf } from '../booking/booking.snapshot.ts';
import { oneView } from '../booking/booking.view.ts';
import { isOverlap } from '../calendar/calendar.errors.ts';
import { turnaroundOf } from '../booking/booking.rules.ts';
import { assertVerifiable, whyNotConfirmed } from './payment.rules.ts';
import { settleSubmission } from './submissions.service.ts';
import { orUtrUsed } from './utr.ts';

/** The owner's word on a payment. */
@Injectable()
export class Verification {
  constructor(
    private readonly db: DataSource,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrail,
    private readonly settings: SettingsReadModel,
  ) {}

  /**
   * Verifies a payment and confirms its booking in one transaction; when the dates are taken, the payment is
   * verified and the booking stays pending. A payment that is refused may be submitted again. Throws NotFound,
   * PaymentConflict and UtrUsed.
   */
  decide(id: number, { verified, notes }: VerifyPayment, by: string, now = new Date()): Promise<PaymentVerified> {
    return orUtrUsed(() =>
      this.db.transaction(async (tx) => {
        const booking = await lockBooking(tx, { id });
        assertVerifiable(booking.paymentStatus);
        await this.record(tx, booking, verified, notes ?? null, by, now);
        if (verified && booking.status === 'pending') await this.confirmIfFree(tx, booking, by, now);
        const type = verified ? 'payment.verified' : 'payment.failed';
        await this.outbox.add(tx, type, { booking: snapshotOf(booking), notes: notes ?? null });
        const message = verified ? whyNotConfirmed(booking.status) : undefined;
        return { ...(await oneView(tx, booking)), bookingConfirmed: booking.status === 'confirmed', message };
      }),
    );
  }

  private async record(
    tx: EntityManager,
    booking: BookingEntity,
    verified: boolean,
    notes: string | null,
    actor: string,
    now: Date,
  ): Promise<void> {
    const from = booking.paymentStatus;
    const to = verified ? 'verified' : 'failed';
    const changes = { paymentStatus: to, paymentVerifiedAt: verified ? now : null, paymentNotes: notes } as const;
    await changeBooking(tx, booking, changes, now);
    await settleSubmission(tx, booking.id, to);
    await this.audit.add(tx, { bookingId: booking.id, actor, action: `payment ${to}`, from, to, note: notes });
  }

  /** Confirms behind a savepoint, so that dates that are taken cost the confirmation alone. */
  private async confirmIfFree(tx: EntityManager, booking: BookingEntity, actor: string, now: Date): Promise<void> {
    const turnaroundMinutes = turnaroundOf(await this.settings.values(tx));
    const changes = { status: 'confirmed', turnaroundMinutes, ...timesAfter('confirmed', booking, null, now) } as const;
    try {
      await tx.transaction((step) => changeBooking(step, booking, changes, now));
    } catch (error) {
      if (isOverlap(error)) return;
      throw error;
    }
    const note = 'with the payment';
    await this.audit.add(tx, {
      bookingId: booking.id,
      actor,
      action: 'confirmed',
      from: 'pending',
      to: 'confirmed',
      note,
    });
  }
}
