import type { BookingTransition } from '@farmhouse/contracts/transitions/booking-transitions';
import { isWaiting, type Payment } from '@farmhouse/contracts/bookings/payment/payment';
import type { SettingValues } from '@farmhouse/contracts/content/setting';
import { DAY_MS } from '@farmhouse/contracts/timing/durations';
import type { EntityManager } from 'typeorm';
import { GUEST, type Actor } from '../audit/actor.ts';
import type { BookingEntity } from '../booking/booking.entity.ts';
import type { NewBooking } from '../booking/new-booking.ts';
import { fieldsAfter, requireTransition } from '../booking/transition.rules.ts';
import type { BookingWriter } from '../booking/writer/booking-writer.ts';
import { markDelivered } from '../booking-mails/mail-markers.ts';
import { paymentsOf } from '../booking/payment/payment.repository.ts';
import type { DemoStay } from './demo-stays.ts';

const OWNER: Actor = { id: null, name: 'demo' };

/** Stores a demo booking with its whole history, without mails. */
export class DemoHistory {
  constructor(
    private readonly bookings: BookingWriter,
    private readonly settings: SettingValues,
  ) {}

  async store(tx: EntityManager, stay: DemoStay, newBooking: NewBooking): Promise<void> {
    const booking = await this.bookings.createBooking(tx, newBooking, {
      actor: stay.ownPrice ? OWNER : GUEST,
      action: stay.ownPrice ? 'entered' : 'requested',
    });
    const now = new Date(booking.createdAt.getTime() + DAY_MS / 4);
    if (stay.upiTransactionId) await this.pay(tx, booking, stay, now);
    for (const transition of stepsTo(booking, stay.status)) await this.make(tx, booking, { transition, stay, now });
    if (stay.email && stay.status !== 'pending') await markDelivered(tx, booking.id, 'booking-confirmed');
  }

  private async pay(tx: EntityManager, booking: BookingEntity, stay: DemoStay, now: Date): Promise<void> {
    const { upiTransactionId: reference = null, paymentStatus, paymentNotes: notes = null } = stay;
    const payment = { amount: booking.finalTotal, method: 'upi', reference } as const;
    const isRecorded = paymentStatus === 'paid';
    await this.bookings.changePayments(tx, booking, [{ action: isRecorded ? 'record' : 'submit', payment }], {
      actor: isRecorded ? OWNER : GUEST,
      action: isRecorded ? 'payment recorded' : 'payment submitted',
      note: isRecorded ? `UPI, ${reference}` : `UTR ${reference}`,
      now: booking.createdAt,
    });
    if (paymentStatus !== 'verified' && paymentStatus !== 'failed') return;
    const decided = (await paymentsOf(tx, [booking.id])).get(booking.id)?.find(isWaiting);
    if (decided) await this.decide(tx, booking, { decided, isVerified: paymentStatus === 'verified', notes, now });
  }

  private decide(
    tx: EntityManager,
    booking: BookingEntity,
    { decided, isVerified, notes, now }: { decided: Payment; isVerified: boolean; notes: string | null; now: Date },
  ): Promise<void> {
    const action = isVerified ? 'verify' : 'refuse';
    const change = {
      actor: OWNER,
      action: isVerified ? 'payment verified' : 'payment failed',
      note: notes,
      now,
    } as const;
    return this.bookings.changePayments(tx, booking, [{ action, payment: decided, notes }], change);
  }

  private make(
    tx: EntityManager,
    booking: BookingEntity,
    { transition, stay, now }: { transition: BookingTransition; stay: DemoStay; now: Date },
  ): Promise<void> {
    const reason = transition.to === 'cancelled' ? (stay.cancellationReason ?? null) : null;
    const fields = fieldsAfter(transition, booking, { reason, settings: this.settings, now });
    return this.bookings.changeBooking(tx, booking, fields, { actor: OWNER, action: transition.to, note: reason, now });
  }
}

/** The transitions from a new booking to a status, one after the other. */
function* stepsTo(booking: BookingEntity, status: BookingEntity['status']): Generator<BookingTransition> {
  if (status === 'cancelled') yield requireTransition('cancel', booking, 'owner');
  if (status === 'confirmed' || status === 'completed') yield requireTransition('confirm', booking, 'owner');
  if (status === 'completed') yield requireTransition('complete', booking, 'system');
}
