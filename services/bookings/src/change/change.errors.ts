import type { BookingView } from '@farmhouse/contracts/bookings/admin-booking';
import { PRICE_AGREED } from '@farmhouse/contracts/bookings/agreed-price';
import type { ErrorCode } from '@farmhouse/contracts/errors';
import { DomainError } from '@farmhouse/platform/errors/domain-error';

/** A guest changes what an agreed price is made from. */
export class PriceAgreed extends DomainError {
  readonly status = 409;
  readonly code: ErrorCode = 'price-agreed';

  constructor() {
    super(PRICE_AGREED);
  }
}

/** The change was made from a version of the booking that is not the present one, which `booking` shows. */
export class Outdated extends DomainError {
  readonly status = 409;
  readonly code: ErrorCode = 'outdated';
  override readonly details: { booking: BookingView };

  constructor(booking: BookingView) {
    super('This booking has changed since you opened it. Please look at it again.');
    this.details = { booking };
  }
}
