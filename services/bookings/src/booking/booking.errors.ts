import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import type { StayProblem } from '@farmhouse/contracts/bookings/stay/stay';
import type { ErrorCode, FieldError } from '@farmhouse/contracts/errors';
import { DomainError } from '@farmhouse/platform/errors/domain-error';

/** The booking's status does not allow the operation. */
export class StatusConflict extends DomainError {
  readonly status = 409;
  readonly code: ErrorCode = 'status-conflict';
}

/** The owner's decision is based on an outdated state of the booking; `booking` has the current one. */
export class Outdated extends DomainError {
  readonly status = 409;
  readonly code: ErrorCode = 'outdated';
  override readonly details: { booking: BookingView };

  constructor(
    booking: BookingView,
    message = 'This booking has changed since you opened it. Please look at it again.',
  ) {
    super(message);
    this.details = { booking };
  }
}

/** The stay breaks one of the owner's rules for stays; the message says what would fit. */
export class StayRuleBroken extends DomainError {
  readonly status = 400;
  readonly code: ErrorCode = 'stay-rule';
  override readonly details: { errors: FieldError[] };

  constructor({ path, message }: StayProblem) {
    super(message);
    this.details = { errors: [{ path, message }] };
  }
}
