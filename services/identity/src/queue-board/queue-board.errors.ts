import type { ErrorCode } from '@farmhouse/contracts/errors';
import { DomainError } from '@farmhouse/platform/errors/domain-error';

/** The job is waiting, running or completed, so that there is nothing to retry. */
export class JobNotFailed extends DomainError {
  readonly status = 409;
  readonly code: ErrorCode = 'status-conflict';

  constructor() {
    super('This job is not failed any more.');
  }
}
