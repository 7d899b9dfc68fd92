import type { ErrorCode, FieldError } from '@farmhouse/contracts/errors';
import { DomainError } from '@farmhouse/platform/errors/domain-error';

/** The field of a request that holds a statement. */
const PATH = 'file';

/** The file or text cannot be read as a whole. */
export class StatementUnreadable extends DomainError {
  readonly status = 400;
  readonly code: ErrorCode = 'invalid-input';
  override readonly details: { errors: FieldError[]; header: string[] | null };

  /**
   * `header` is the row that looks like a table header, so that the user can map its columns; null if there is none.
   */
  constructor(message: string, header: string[] | null = null) {
    super(message);
    this.details = { errors: [{ path: PATH, message }], header };
  }
}

export class StatementTooLong extends DomainError {
  readonly status = 400;
  readonly code: ErrorCode = 'invalid-input';
  override readonly details: { errors: FieldError[] };

  /** `max` is the number of lines that a statement may have. */
  constructor(max: number) {
    super(`A statement may have at most ${max.toLocaleString('en-US')} lines`);
    this.details = { errors: [{ path: PATH, message: this.message }] };
  }
}
