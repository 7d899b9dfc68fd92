import { refundOnceVerified, type CancelQuote } from '@farmhouse/contracts/bookings/cancellation/cancel-quote';
import type { ErrorCode } from '@farmhouse/contracts/errors';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { DomainError } from '@farmhouse/platform/errors/domain-error';

/** The refund is not what the guest was shown; `quote` has the current one. */
export class RefundChanged extends DomainError {
  readonly status = 409;
  readonly code: ErrorCode = 'refund-changed';
  override readonly details: { quote: CancelQuote };

  constructor(quote: CancelQuote) {
    const { refund, submitted } = quote;
    const ofSubmitted = `${formatRupees(refundOnceVerified(quote))} of the ${formatRupees(submitted)}`;
    const later = submitted > 0 ? `, and ${ofSubmitted} that we are still checking` : '';
    super(`The refund is ${formatRupees(refund)} now${later}. Please look at it again before you cancel.`);
    this.details = { quote };
  }
}
