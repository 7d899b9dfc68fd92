import type { ErrorCode } from '@farmhouse/contracts/errors';
import type { ErasureBlocker } from '@farmhouse/contracts/privacy/personal-data';
import { DomainError } from '@farmhouse/platform/errors/domain-error';

/** A confirmed stay to come, or money that is owed. Rule: erasing a person. */
export class ErasureBlocked extends DomainError {
  readonly status = 409;
  readonly code: ErrorCode = 'erasure-blocked';
  override readonly details: { obstacles: readonly ErasureBlocker[] };

  constructor(obstacles: readonly ErasureBlocker[]) {
    super(`Nothing was erased. First settle this: ${obstacles.map(({ text }) => text).join('; ')}.`);
    this.details = { obstacles };
  }
}

/** The request is not for erasure, or is closed. */
export class NotAnOpenDeletionRequest extends DomainError {
  readonly status = 409;
  readonly code: ErrorCode = 'erasure-not-asked';

  constructor() {
    super('Only an open request to delete data lets its person be erased. Reopen it first.');
  }
}

/** Once erasing has started, its end closes the request, which cannot be reopened since its person is erased. */
export class StatusFixedByErasure extends DomainError {
  readonly status = 409;
  readonly code: ErrorCode = 'status-conflict';

  constructor() {
    super('The data of this request is erased: its status stays as it is');
  }
}
