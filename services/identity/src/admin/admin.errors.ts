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

const LINK_IS_OVER = 'This link has been used or is too old. Please ask for a new one.';

/** The same answer to a link that was used, is too old, or was never sent. */
export class ResetLinkInvalid extends DomainError {
  readonly status = 400;
  readonly code: ErrorCode = 'reset-link-invalid';
  override readonly details = { errors: [{ path: 'token', message: LINK_IS_OVER }] };

  constructor() {
    super(LINK_IS_OVER);
  }
}
