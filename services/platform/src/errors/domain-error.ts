import type { ErrorCode, FieldError } from '@farmhouse/contracts/errors';
import { MINUTE_SECONDS } from '@farmhouse/contracts/timing/durations';

/**
 * An error that is returned to the caller. Thrown from a use case, so that its transaction rolls back; ProblemFilter
 * renders it as `{ message, code, … }` with `status`.
 */
export abstract class DomainError extends Error {
  abstract readonly status: number;
  abstract readonly code: ErrorCode;
  /** Further fields of the response body. */
  readonly details: Record<string, unknown> = {};
  /** Further response headers. */
  readonly headers: Record<string, string> = {};
}

export class InvalidInput extends DomainError {
  readonly status = 400;
  readonly code: ErrorCode = 'invalid-input';
  override readonly details: { errors: FieldError[] };

  constructor(errors: FieldError[], message = errors[0]?.message ?? 'The request is not valid') {
    super(message);
    this.details = { errors };
  }
}

export class NotFound extends DomainError {
  readonly status = 404;
  readonly code: ErrorCode = 'not-found';

  constructor(name = 'Page') {
    super(`${name} not found`);
  }
}

export class Unauthorized extends DomainError {
  readonly status = 401;
  readonly code: ErrorCode = 'unauthorized';

  constructor(message = 'Authentication required') {
    super(message);
  }
}

/** The caller is signed in and their role lacks the permission. */
export class Forbidden extends DomainError {
  readonly status = 403;
  readonly code: ErrorCode = 'forbidden';

  constructor(message = 'Your account may not do this') {
    super(message);
  }
}

export class TooManyRequests extends DomainError {
  readonly status = 429;
  readonly code: ErrorCode = 'too-many-requests';
  override readonly headers: Record<string, string>;
  /** Whole seconds. */
  readonly retryAfter: number;

  /** `retryAfter` in seconds. */
  constructor(retryAfter: number) {
    const seconds = Math.max(1, Math.ceil(retryAfter));
    super(`Too many requests. Please try again in ${waitText(seconds)}.`);
    this.retryAfter = seconds;
    this.headers = { 'Retry-After': String(seconds) };
  }
}

/** How long to wait: `1 second`, `45 seconds`, `15 minutes`. */
function waitText(seconds: number): string {
  const [count, unit] =
    seconds < MINUTE_SECONDS ? [seconds, 'second'] : [Math.ceil(seconds / MINUTE_SECONDS), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** The message of a 503. The gateway answers with the same words. */
export const UNAVAILABLE = 'The service is not available right now. Please try again in a moment.';

/** A dependency of the service is unreachable; the caller may retry. */
export class Unavailable extends DomainError {
  readonly status = 503;
  readonly code: ErrorCode = 'unavailable';
  override readonly headers = { 'Retry-After': '2' };

  constructor(message = UNAVAILABLE) {
    super(message);
  }
}
