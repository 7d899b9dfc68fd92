import type { ErrorCode } from '@farmhouse/contracts/errors';
import { DomainError } from '@farmhouse/platform/errors/domain-error';

/** Thrown alike for a link that was used, is too old, or was never sent. */
export abstract class MailedLinkInvalid extends DomainError {
  readonly status = 400;
  abstract override readonly code: ErrorCode;
  override readonly details: { errors: { path: string; message: string }[] };

  constructor(message: string) {
    super(message);
    this.details = { errors: [{ path: 'token', message }] };
  }
}
