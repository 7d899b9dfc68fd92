import type { ErrorCode } from '@farmhouse/contracts/errors';
import { DomainError } from '@farmhouse/platform/errors/domain-error';

/** The link was used, has expired, or never was one. */
export class ResetLinkInvalid extends DomainError {
  readonly status = 400;
  readonly code: ErrorCode = 'reset-link-invalid';

  constructor() {
    super('This link is no longer valid. Please ask for a new one.');
  }
}
