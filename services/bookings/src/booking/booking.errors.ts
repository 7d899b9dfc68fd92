import type { StayProblem } from '@farmhouse/contracts/bookings/stay';
import type { ErrorCode, FieldError } from '@farmhouse/contracts/errors';
import { DomainError } from '@farmhouse/platform/errors/domain-error';

/** The booking's status does not allow the operation. */
export class StatusConflict extends DomainError {
  readonly status = 409;
  readonly code: ErrorCode = 'status-conflict';
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
