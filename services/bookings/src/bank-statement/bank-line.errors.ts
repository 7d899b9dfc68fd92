import type { ErrorCode } from '@farmhouse/contracts/errors';
import { DomainError } from '@farmhouse/platform/errors/domain-error';

/** The line was accepted before. */
export class LineDecided extends DomainError {
  readonly status = 409;
  readonly code: ErrorCode = 'payment-conflict';

  constructor() {
    super('This line was accepted before.');
  }
}

/** The booking has a payment with another reference, which is to be decided on first. */
export class OtherTransferWaits extends DomainError {
  readonly status = 409;
  readonly code: ErrorCode = 'payment-conflict';

  constructor() {
    super('Another transfer of this booking waits to be verified; verify it or mark it as failed first.');
  }
}
