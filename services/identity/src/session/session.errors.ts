import type { ErrorCode } from '@farmhouse/contracts/errors';
import { DomainError } from '@farmhouse/platform/errors/domain-error';

/** One message for both fields, so that it does not reveal which user names exist. */
export class InvalidCredentials extends DomainError {
  readonly status = 401;
  readonly code: ErrorCode = 'invalid-credentials';

  constructor() {
    super('Invalid credentials. Please check username and password.');
  }
}
