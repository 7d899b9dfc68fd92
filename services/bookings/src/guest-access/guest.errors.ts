import type { ErrorCode } from '@farmhouse/contracts/errors';
import { DomainError, TooManyRequests } from '@farmhouse/platform/errors/domain-error';

/** The caller has no valid guest token for the booking. */
export class GuestTokenRequired extends DomainError {
  readonly status = 401;
  readonly code: ErrorCode = 'guest-token-required';

  constructor() {
    super('Please open this booking with the link from your email, or with its code and your phone number.');
  }
}

/** Thrown alike for an unknown code and for wrong digits, so that codes cannot be probed. */
export class BookingNotFound extends DomainError {
  readonly status = 404;
  readonly code: ErrorCode = 'not-found';

  constructor() {
    super('We could not find a booking with these details');
  }
}

/** The attempts at a code with only four digits of the phone number are used up. */
export class FullPhoneRequired extends TooManyRequests {
  override readonly details = { askFor: 'phone' };
  override readonly message =
    'There were too many tries at this code. Please enter your whole phone number, or open the link in our mail.';
}
