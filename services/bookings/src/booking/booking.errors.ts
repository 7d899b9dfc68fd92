import type { ErrorCode } from '@farmhouse/contracts/errors';
import { DomainError } from '@farmhouse/platform/errors/domain-error';

/** The booking's status does not allow the operation. */
export class StatusConflict extends DomainError {
  readonly status = 409;
  readonly code: ErrorCode = 'status-conflict';
}
