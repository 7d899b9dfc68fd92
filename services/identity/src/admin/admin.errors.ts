import type { ErrorCode } from '@farmhouse/contracts/errors';
import { DomainError } from '@farmhouse/platform/errors/domain-error';
import { MailedLinkInvalid } from '../mailed-link/mailed-link.errors.ts';

export class WrongPassword extends DomainError {
  readonly status = 400;
  readonly code: ErrorCode = 'wrong-password';
  override readonly details = { errors: [{ path: 'currentPassword', message: 'The current password is not right' }] };

  constructor() {
    super('The current password is not right');
  }
}

export class ResetLinkInvalid extends MailedLinkInvalid {
  readonly code: ErrorCode = 'reset-link-invalid';

  constructor() {
    super('This link has been used or is too old. Please ask for a new one.');
  }
}
