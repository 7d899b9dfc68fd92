import type { ErrorCode } from '@farmhouse/contracts/errors';
import { DomainError } from '@farmhouse/platform/errors/domain-error';

/** Only the guest who made the booking may do this, and the caller has not shown to be that guest. */
export class GuestTokenRequired extends DomainError {
  readonly status = 401;
  readonly code: ErrorCode = 'guest-token-required';

  constructor() {
    super('Please open this booking with the link from your e-mail, or with its code and your phone number.');
  }
}

/** Said for an unknown code and for the wrong digits alike. */
export class NoSuchBooking extends DomainError {
  readonly status = 404;
  readonly code: ErrorCode = 'not-found';

  constructor() {
    super('We could not find a booking with these details');
  }
}
