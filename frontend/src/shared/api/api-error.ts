import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import type { Problem } from '@farmhouse/contracts/errors';

/** A call that failed. Plain data, because it is stored in Redux. */
export interface ApiError {
  /** HTTP status, or 0 without a response. */
  status: number;
  /** `"{status}: {body}"`, or `"{status}: {statusText}"` for an empty body. Rule: texts of failures. */
  message: string;
  /** The body, if it is a problem. */
  problem?: Problem & Record<string, unknown>;
  /** True for an OK response that cannot be parsed, such as HTML instead of JSON. */
  isUnreadable?: boolean;
  /** Seconds to wait before the next call, from the Retry-After header. */
  retryAfter?: number;
}

/** The error of a response that is not OK. */
export function responseError(response: Response, body: string): ApiError {
  return {
    status: response.status,
    message: `${response.status}: ${body || response.statusText}`,
    problem: problemOf(body),
    retryAfter: Number(response.headers.get('Retry-After')) || undefined,
  };
}

/** The error of a call without a response, or with one that cannot be parsed. */
export function networkError(cause: unknown): ApiError {
  return { status: 0, message: cause instanceof Error ? cause.message : 'No connection' };
}

/** The error of a failed call, from the error of fetchBaseQuery. */
export function apiErrorOf(error: FetchBaseQueryError, response: Response | undefined): ApiError {
  if (response && typeof error.status === 'number') return responseError(response, String(error.data));
  const message = 'error' in error ? error.error.replace(/^\w*Error: /, '') : 'No connection';
  return { status: 0, message, ...(response?.ok && { isUnreadable: true }) };
}

export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'status' in error && 'message' in error;
}

/** True for a 4xx, which a retry would not change. */
export function isRejection({ status }: ApiError): boolean {
  return status >= 400 && status < 500;
}

/** True for a failure that may be temporary: no response, a server error, or too many calls at once. */
export function isWorthRepeating(error: ApiError): boolean {
  return error.status === 0 || error.status >= 500 || error.status === 429;
}

/** The reason of a failure that is worth a retry, if the server sends no message. */
export function reasonOf({ status, problem, isUnreadable }: ApiError): string | undefined {
  if (problem) return undefined;
  if (status === 429) return 'There were too many calls at once. Wait a moment.';
  if (status === 0 && !isUnreadable) return 'The server could not be reached.';
  return 'The server could not answer.';
}

/** The message of the server's problem, else the fallback. */
export function errorText(error: unknown, fallback: string): string {
  return (isApiError(error) && error.problem?.message) || fallback;
}

/** When to try again after a 429. */
export function retryAfterText({ retryAfter }: ApiError): string {
  const minutes = Math.max(1, Math.ceil((retryAfter ?? 60) / 60));
  return `Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, or call us.`;
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
