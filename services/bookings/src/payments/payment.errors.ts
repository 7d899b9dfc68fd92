import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { MAX_PAYMENT_SUBMISSIONS } from '@farmhouse/contracts/bookings/payment/payment-submission';
import { INVALID_UTR } from '@farmhouse/contracts/bookings/payment/utr';
import type { ErrorCode, FieldError } from '@farmhouse/contracts/errors';
import { DomainError } from '@farmhouse/platform/errors/domain-error';
import { Outdated } from '../booking/booking.errors.ts';

export class UtrInvalid extends DomainError {
  readonly status = 400;
  readonly code: ErrorCode = 'utr-invalid';
  override readonly details: { errors: FieldError[] };

  /** `path` is the field of the reference. */
  constructor(path: string) {
    super(INVALID_UTR);
    this.details = { errors: [{ path, message: this.message }] };
  }
}

/** Another live payment has the same reference. */
export class UtrUsed extends DomainError {
  readonly status = 409;
  readonly code: ErrorCode = 'utr-used';

  constructor() {
    super('This reference number was already used');
  }
}

/** The payment's state does not allow the operation. */
export class PaymentConflict extends DomainError {
  readonly status = 409;
  readonly code: ErrorCode = 'payment-conflict';
}

/** The payment that the owner decides on is no longer the current one of its booking, which `booking` shows. */
export class PaymentOutdated extends Outdated {
  constructor(booking: BookingView) {
    super(
      booking,
      'Another payment has come for this booking since you looked at it. Please check that one before you decide.',
    );
  }
}

export class TooManySubmissions extends DomainError {
  readonly status = 409;
  readonly code: ErrorCode = 'too-many-submissions';

  constructor() {
    super(`At most ${MAX_PAYMENT_SUBMISSIONS} reference numbers can be submitted. Please call us to sort this out.`);
  }
}
