import type { ErrorCode } from '@farmhouse/contracts/errors';
import { DomainError } from '@farmhouse/platform/errors/domain-error';

/** The same words whatever was wrong, so that nobody learns which names exist. */
export class InvalidCredentials extends DomainError {
  readonly status = 401;
  readonly code: ErrorCode = 'invalid-credentials';

  constructor() {
    super('Invalid credentials. Please check username and password.');
  }
}
