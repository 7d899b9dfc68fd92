import type { ErrorCode } from '@farmhouse/contracts/errors';
import { DomainError } from '@farmhouse/platform/errors/domain-error';

export class AlreadyReplied extends DomainError {
  readonly status = 409;
  readonly code: ErrorCode = 'already-replied';

  constructor() {
    super('This message was answered already');
  }
}
