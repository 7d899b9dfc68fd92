import type { ErrorCode } from '@farmhouse/contracts/errors';
import { DomainError } from '@farmhouse/platform/errors/domain-error';

const LINK_IS_OVER = 'This link has been used or is too old.';

/** The same answer to a link that was used, is too old, or was never sent. */
export class BrowserLinkInvalid extends DomainError {
  readonly status = 400;
  readonly code: ErrorCode = 'browser-link-invalid';
  override readonly details = { errors: [{ path: 'token', message: LINK_IS_OVER }] };

  constructor() {
    super(LINK_IS_OVER);
  }
}
