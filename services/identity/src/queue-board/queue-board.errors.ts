import type { ErrorCode } from '@farmhouse/contracts/errors';
import { DomainError } from '@farmhouse/platform/errors/domain-error';

/** The job waits, is at work or is done, so that there is nothing to try again. */
export class JobNotFailed extends DomainError {
  readonly status = 409;
  readonly code: ErrorCode = 'status-conflict';

  constructor() {
    super('This job is not failed any more.');
  }
}
