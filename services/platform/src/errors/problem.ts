import type { ErrorCode } from '@farmhouse/contracts/errors';
import { HttpException } from '@nestjs/common';
import { QueryFailedError, QueryRunnerAlreadyReleasedError } from 'typeorm';
import { DomainError, Unavailable, UNAVAILABLE } from './domain-error.ts';

export interface RenderedProblem {
  status: number;
  body: Record<string, unknown>;
  headers: Record<string, string>;
  /** True for a 500, which is logged as an error. */
  unexpected: boolean;
}

const GENERIC: Record<number, { message: string; code: ErrorCode }> = {
  400: { message: 'The request is not valid', code: 'invalid-input' },
  401: { message: 'Authentication required', code: 'unauthorized' },
  403: { message: 'Your account may not do this', code: 'forbidden' },
  404: { message: 'Not found', code: 'not-found' },
  413: { message: 'The request is too large', code: 'payload-too-large' },
  415: { message: 'This content type is not supported', code: 'unsupported-media-type' },
  429: { message: 'Too many requests. Please try again in a moment.', code: 'too-many-requests' },
  503: { message: UNAVAILABLE, code: 'unavailable' },
};

/**
 * Postgres error classes 08 (connection), 53 (resources) and 57 (shutdown, statement timeout), the end of a transaction
 * whose process hung, and the socket's error codes.
 */
const CONNECTION_LOST = /^(08|53|57)|^(25P03|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/;

/** True if the database cannot be reached or does not answer in time; false if it refused the query. */
function isDatabaseDown(error: unknown): boolean {
  // the connection was lost within a transaction, whose runner TypeORM has released
  if (error instanceof QueryRunnerAlreadyReleasedError) return true;
  const cause = error instanceof QueryFailedError ? (error.driverError as Error) : error;
  if (!(cause instanceof Error)) return false;
  const code = (cause as NodeJS.ErrnoException).code ?? '';
  return (
    CONNECTION_LOST.test(code) ||
    /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable/i.test(
      cause.message,
    )
  );
}

/** Postgres's deadlock_detected and serialization_failure: the transaction was undone and can be tried again. */
const COLLISIONS = ['40P01', '40001'];

const isCollision = (error: unknown): boolean =>
  error instanceof QueryFailedError && COLLISIONS.includes((error.driverError as { code?: string }).code ?? '');

function statusOf(error: unknown): number | undefined {
  if (error instanceof HttpException) return error.getStatus();
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' ? status : undefined;
}

const UNEXPECTED_CODE: ErrorCode = 'unexpected';
const UNEXPECTED: RenderedProblem = {
  status: 500,
  body: { message: 'Something went wrong on our side. Please try again.', code: UNEXPECTED_CODE },
  headers: {},
  unexpected: true,
};

/** A 400 always lists its errors; one about the body as a whole has an empty path. */
function rendered(
  status: number,
  body: Record<string, unknown>,
  headers: Record<string, string> = {},
): RenderedProblem {
  const errors = status === 400 ? { errors: [{ path: '', message: body.message }] } : {};
  return { status, body: { ...errors, ...body }, headers, unexpected: false };
}

/** The response to an error: a DomainError's own message and code, a generic message otherwise. */
export function renderProblem(error: unknown): RenderedProblem {
  const known = isDatabaseDown(error) || isCollision(error) ? new Unavailable() : error;
  if (known instanceof DomainError) {
    const { message, code, details, headers, status } = known;
    return rendered(status, { message, code, ...details }, headers);
  }
  const status = statusOf(known);
  if (status === undefined || status < 400 || status >= 600) return UNEXPECTED;
  const generic = GENERIC[status] ?? (status < 500 ? GENERIC[400] : undefined);
  return generic ? rendered(status, { ...generic }) : UNEXPECTED;
}
