import type { ErrorCode } from '@farmhouse/contracts/errors';
import { rethrowViolation } from '@farmhouse/platform/database/violations';
import { DomainError } from '@farmhouse/platform/errors/domain-error';
import { ACCEPTED_ENTRY_INDEX } from './bank-line.entity.ts';

/** The line was already accepted. */
export class LineAlreadyAccepted extends DomainError {
  readonly status = 409;
  readonly code: ErrorCode = 'payment-conflict';

  constructor() {
    super('This line was accepted before.');
  }
}

/** The booking has an undecided payment with another reference, which must be decided on first. */
export class OtherTransferPending extends DomainError {
  readonly status = 409;
  readonly code: ErrorCode = 'payment-conflict';

  constructor() {
    super('Another transfer of this booking waits to be verified; verify it or mark it as failed first.');
  }
}

/** The line was a certain match when the lines were listed, and is none for its booking now. */
export class NoLongerCertain extends DomainError {
  readonly status = 409;
  readonly code: ErrorCode = 'payment-conflict';

  constructor() {
    super('This line is no certain match any more: the booking or its payments have changed. Please look at it again.');
  }
}

/** The payment that the line shows already has a line. */
export class PaymentHasLine extends DomainError {
  readonly status = 409;
  readonly code: ErrorCode = 'payment-conflict';

  constructor() {
    super('Another line was accepted for this payment.');
  }
}

/** Runs a transaction that accepts a line. Throws PaymentHasLine when the payment already has another line. */
export function rethrowAsPaymentHasLine<T>(work: () => Promise<T>): Promise<T> {
  return rethrowViolation(ACCEPTED_ENTRY_INDEX, () => new PaymentHasLine(), work);
}
