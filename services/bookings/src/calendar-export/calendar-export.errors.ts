import type { ErrorCode } from '@farmhouse/contracts/errors';
import { DomainError } from '@farmhouse/platform/errors/domain-error';

export class TooManyCalendars extends DomainError {
  readonly status = 409;
  readonly code: ErrorCode = 'too-many-calendars';

  constructor(most: number) {
    super(`There can be at most ${most} calendar addresses. Delete one that nobody reads first.`);
  }
}
