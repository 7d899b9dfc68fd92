import type { ErrorCode } from '@farmhouse/contracts/errors';
import { DomainError } from '../errors/domain-error.ts';

/** The seconds in which the change could be undone have passed. */
export class UndoOver extends DomainError {
  readonly status = 409;
  readonly code: ErrorCode = 'undo-over';

  constructor() {
    super('It is too late to undo this.');
  }
}

/** What was changed has changed again since. The message says how. */
export class ChangedSince extends DomainError {
  readonly status = 409;
  readonly code: ErrorCode = 'changed-since';

  constructor(change: string) {
    super(`This can no longer be undone: ${change}`);
  }
}
