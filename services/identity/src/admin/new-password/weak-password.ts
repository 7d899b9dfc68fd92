import type { ErrorCode } from '@farmhouse/contracts/errors';
import { DomainError } from '@farmhouse/platform/errors/domain-error';

const MESSAGE =
  'This password is easy to guess: it is a common one, or made of common words, dates or names of the house. Several words that have nothing to do with each other are better.';

export class WeakPassword extends DomainError {
  readonly status = 400;
  readonly code: ErrorCode = 'weak-password';
  override readonly details = { errors: [{ path: 'newPassword', message: MESSAGE }] };

  constructor() {
    super(MESSAGE);
  }
}
