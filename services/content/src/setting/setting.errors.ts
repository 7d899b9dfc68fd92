import type { ErrorCode } from '@farmhouse/contracts/errors';
import { DomainError } from '@farmhouse/platform/errors/domain-error';

export class KeyTaken extends DomainError {
  readonly status = 409;
  readonly code: ErrorCode = 'key-taken';

  constructor() {
    super('A setting with this key already exists');
  }
}
