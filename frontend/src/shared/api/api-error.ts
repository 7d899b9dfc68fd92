import type { Problem } from '@farmhouse/contracts/errors';

/** A call that failed. Plain data, because it is kept in the store. */
export interface ApiError {
  /** HTTP status, or 0 when no answer came. */
  status: number;
  /** `"{status}: {body}"`, or `"{status}: {statusText}"` for an empty body. Source: public-site specification 8. */
  message: string;
  /** The body, when it was the product's own error shape. */
  problem?: Problem & Record<string, unknown>;
  /** Seconds after which the server wants to be asked again. */
  retryAfter?: number;
}

/** Describes an answer that was not OK. */
export function answerError(response: Response, body: string): ApiError {
  const retryAfter = Number(response.headers.get('Retry-After')) || undefined;
  return {
    status: response.status,
    message: `${response.status}: ${body || response.statusText}`,
    problem: problemOf(body),
    retryAfter,
  };
}

/** Describes a call to which nothing answered. */
export function networkError(cause: unknown): ApiError {
  return { status: 0, message: cause instanceof Error ? cause.message : 'No connection' };
}

export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'status' in error && 'message' in error;
}

/** The server's own words for people, or the fallback when it had none. */
export function errorText(error: unknown, fallback: string): string {
  return (isApiError(error) && error.problem?.message) || fallback;
}

function problemOf(body: string): ApiError['problem'] {
  try {
    const parsed: unknown = JSON.parse(body);
    const isProblem = typeof parsed === 'object' && parsed !== null && 'message' in parsed;
    return isProblem && typeof parsed.message === 'string' ? (parsed as ApiError['problem']) : undefined;
  } catch {
    return undefined;
  }
}
