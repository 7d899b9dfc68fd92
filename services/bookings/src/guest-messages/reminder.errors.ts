import type { ErrorCode } from '@farmhouse/contracts/errors';
import { DomainError } from '@farmhouse/platform/errors/domain-error';

/** The guest was reminded within the last 24 hours. Rule: reminders. */
export class ReminderTooSoon extends DomainError {
  readonly status = 409;
  readonly code: ErrorCode = 'reminder-too-soon';

  constructor() {
    super('This guest was already reminded within the last 24 hours.');
  }
}
