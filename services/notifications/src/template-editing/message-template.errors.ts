import type { ErrorCode } from '@farmhouse/contracts/errors';
import { DomainError } from '@farmhouse/platform/errors/domain-error';

/** The guest must get it. Rule: messages that the owner writes. */
export class MandatoryMessage extends DomainError {
  readonly status = 409;
  readonly code: ErrorCode = 'always-sent';

  constructor() {
    super('This message is mandatory and cannot be switched off.');
  }
}

/** There is no address to send a test to. */
export class BookingEmailMissing extends DomainError {
  readonly status = 409;
  readonly code: ErrorCode = 'no-own-address';

  constructor() {
    super('Enter the booking email in the settings first: tests go to it.');
  }
}

/** The values of a booking come from messages that were sent about it before. */
export class NoMessagesForBooking extends DomainError {
  readonly status = 404;
  readonly code: ErrorCode = 'not-found';

  constructor() {
    super('Nothing has been sent about this booking yet. Choose another one, or the example.');
  }
}
