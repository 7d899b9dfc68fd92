import type { ErrorCode } from '@farmhouse/contracts/errors';
import { DomainError } from '@farmhouse/platform/errors/domain-error';

export class IdentifierTaken extends DomainError {
  readonly status = 409;
  readonly code: ErrorCode = 'identifier-taken';

  constructor() {
    super('Content with this identifier already exists');
  }
}

export class NotEditable extends DomainError {
  readonly status = 409;
  readonly code: ErrorCode = 'not-editable';

  constructor() {
    super('This content is protected: mark it as editable first');
  }
}
