import type { ErrorCode } from '@farmhouse/contracts/errors';
import { DomainError } from '@farmhouse/platform/errors/domain-error';

export class WrongPassword extends DomainError {
  readonly status = 400;
  readonly code: ErrorCode = 'wrong-password';
  override readonly details = { errors: [{ path: 'currentPassword', message: 'The current password is not right' }] };

  constructor() {
    super('The current password is not right');
  }
}
