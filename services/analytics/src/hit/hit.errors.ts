import type { ErrorCode } from '@farmhouse/contracts/errors';
import { DomainError } from '@farmhouse/platform/errors/domain-error';

/** The id is another browser's; the client generates a new one. */
export class SessionTaken extends DomainError {
  readonly status = 409;
  readonly code: ErrorCode = 'session-taken';

  constructor() {
    super('This session belongs to another visitor');
  }
}
