import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import type { Problem } from '@farmhouse/contracts/errors';

/** A call that failed. Plain data, because it is kept in the store. */
export interface ApiError {
  /** HTTP status, or 0 when no answer came. */
  status: number;
  /** `"{status}: {body}"`, or `"{status}: {statusText}"` for an empty body. Source: public-site specification 8. */
  message: string;
  /** The body, when it was the product's own error shape. */
  problem?: Problem & Record<string, unknown>;
  /** Seconds to wait before the next call, as the server answered. */
  retryAfter?: number;
}

/** Describes an answer that was not OK. */
export function answerError(response: Response, body: string): ApiError {
  return {
    status: response.status,
    message: `${response.status}: ${body || response.statusText}`,
    problem: problemOf(body),
    retryAfter: Number(response.headers.get('Retry-After')) || undefined,
  };
}

/** Describes a call that got no answer, or one that cannot be read. */
export function networkError(cause: unknown): ApiError {
  return { status: 0, message: cause instanceof Error ? cause.message : 'No connection' };
}

/** Describes a failed call by what fetchBaseQuery says of it. */
export function apiErrorOf(error: FetchBaseQueryError, response: Response | undefined): ApiError {
  if (response && typeof error.status === 'number') return answerError(response, String(error.data));
  const message = 'error' in error ? error.error.replace(/^\w*Error: /, '') : 'No connection';
  return { status: 0, message };
}

export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'status' in error && 'message' in error;
}

/** True for a 4xx: an answer, which a retry would not change. */
export function isRefusal({ status }: ApiError): boolean {
  return status >= 400 && status < 500;
}

/** The message the server wrote for people, else the fallback. */
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
