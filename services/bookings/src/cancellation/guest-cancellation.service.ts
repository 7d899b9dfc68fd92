import {
  cancelQuote,
  type CancelQuote,
  type CancelStay,
} from '@farmhouse/contracts/bookings/cancellation/cancel-quote';
import { isCancellableByGuest } from '@farmhouse/contracts/bookings/cancellation/guest-cancellation';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { GUEST } from '../audit/actor.ts';
import type { BookingEntity } from '../booking/booking.entity.ts';
import { StatusConflict } from '../booking/booking.errors.ts';
import { balanceOfBooking } from '../booking/payment/payment.repository.ts';
import { requireTransition } from '../booking/transition.rules.ts';
import { GuestTokens } from '../guest-access/guest-tokens.ts';
import { StatusTransitions } from '../booking-status/status-transitions.ts';
import { RefundChanged } from './cancellation.errors.ts';

type Shown = Pick<CancelStay, 'refund' | 'percent' | 'refundOfSubmitted'>;

/** True if the guest was shown this refund, and this share of what is still being checked, if anything is. */
function isAsShown({ refund, percent, refundOfSubmitted }: Shown, quote: CancelQuote): boolean {
  const isSame = (shown: number | undefined, now: number | undefined) => shown === undefined || shown === now;
  const isSameShare = isSame(percent, quote.percent) && isSame(refundOfSubmitted, quote.refundOfSubmitted);
  return isSame(refund, quote.refund) && (quote.submitted === 0 || isSameShare);
}

/** The refund if the guest cancels now. Throws StatusConflict. */
async function quoteOf(manager: EntityManager, booking: BookingEntity, now: Date): Promise<CancelQuote> {
  requireTransition('cancel', booking, 'guest');
  if (!isCancellableByGuest(booking, now)) {
    throw new StatusConflict('The time of check-in has passed. Please call us.');
  }
  return cancelQuote(booking, await balanceOfBooking(manager, booking), now);
}

/** Guests cancel their own bookings until check-in. Rule: cancelling. */
@Injectable()
export class GuestCancellationService {
  constructor(
    private readonly db: DataSource,
    private readonly tokens: GuestTokens,
    private readonly transitions: StatusTransitions,
  ) {}

  /** The refund if the guest cancels now. Throws NotFound, GuestTokenRequired and StatusConflict. */
  async quote(confirmationCode: string, token: string | undefined, now = new Date()): Promise<CancelQuote> {
    const { manager } = this.db;
    return quoteOf(manager, await this.tokens.bookingOf(manager, confirmationCode, token), now);
  }

  /** Cancels the booking. Throws the same as `quote`, and RefundChanged if the refund is not what was shown. */
  cancel(
    confirmationCode: string,
    token: string | undefined,
    { reason, refundTo, ...shown }: CancelStay,
    now = new Date(),
  ): Promise<void> {
    return this.db.transaction(async (tx) => {
      const booking = await this.tokens.lockedBookingOf(tx, confirmationCode, token);
      const quote = await quoteOf(tx, booking, now);
      if (!isAsShown(shown, quote)) throw new RefundChanged(quote);
      const transition = requireTransition('cancel', booking, 'guest');
      await this.transitions.make(tx, booking, transition, {
        ...{ reason: reason ?? null, refund: { refundTo } },
        ...{ actor: GUEST, now },
      });
    });
  }
}
