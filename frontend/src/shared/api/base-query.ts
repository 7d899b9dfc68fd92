import { retry, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { IDEMPOTENCY_HEADER } from '@farmhouse/contracts/bookings/booking';
import { adminToken, needsBearer, reportSignedOut } from './admin-token.ts';
import { answerError, networkError, type ApiError } from './api-error.ts';
import { prepare, type ApiRequest, type PreparedCall } from './request.ts';

export interface ApiOptions {
  /** A 401 is an error unless the call reads it as "nobody" (`null`). */
  on401?: 'throw' | 'null';
  /** How often a call that failed is made again; once unless told. */
  maxRetries?: number;
}

export interface ApiMeta {
  status: number;
  headers: Headers;
}

type ApiQuery = BaseQueryFn<ApiRequest, unknown, ApiError, ApiOptions, ApiMeta>;

/** Once more after 1 s; each further wait doubles, up to 30 s. Source: public-site specification 9. */
const RETRIES = 1;
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

export function waitBefore(attempt: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** (attempt - 1), LONGEST_WAIT_MS);
}

/** One call over the network, without retries. */
export const callApi: ApiQuery = async (request, { signal }, options) => {
  const call = prepare(request);
  const token = needsBearer(call.url, call.method) ? adminToken() : null;
  try {
    const response = await fetch(new URL(call.url, window.location.origin), {
      method: call.method,
      headers: headersOf(call, token),
      body: bodyOf(call),
      credentials: 'include',
      signal,
    });
    const text = await response.text();
    const meta = { status: response.status, headers: response.headers };
    if (response.ok) return { data: dataOf(text, call.answer), meta };
    if (response.status === 401 && options?.on401 === 'null') return { data: null, meta };
    // a token given up meanwhile, by logging out or signing in anew, is refused without further ado
    if (response.status === 401 && token && token === adminToken()) reportSignedOut();
    return { error: answerError(response, text), meta };
  } catch (cause) {
    return { error: networkError(cause) };
  }
};

const retried = retry(callApi, {
  /** A refusal (4xx) stays a refusal; only silence and the server's own failures are worth another try. */
  retryCondition: (error, _request, { attempt, extraOptions }) => {
    const { status } = error as unknown as ApiError;
    const refused = status >= 400 && status < 500;
    return !refused && attempt <= ((extraOptions as ApiOptions | undefined)?.maxRetries ?? RETRIES);
  },
  backoff: (attempt, _max, signal) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, waitBefore(attempt));
      signal?.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
    }),
});

/** The product's rules for every call. What creates something is named once, so that a retry cannot create it twice. */
export const baseQuery: ApiQuery = (request, api, options) => {
  const call = prepare(request);
  const unnamed = call.method === 'POST' && !call.headers?.[IDEMPOTENCY_HEADER];
  const headers = unnamed ? { ...call.headers, [IDEMPOTENCY_HEADER]: newKey() } : call.headers;
  return retried({ ...call, headers, params: undefined }, api, options);
};

/** A fresh name for one attempt to create something; works on plain http, too. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function headersOf(call: PreparedCall, token: string | null): HeadersInit {
  const isJson = call.body !== undefined && !(call.body instanceof FormData);
  return {
    ...(isJson && { 'Content-Type': 'application/json' }),
    ...(token && { Authorization: `Bearer ${token}` }),
    ...call.headers,
  };
}

function bodyOf({ body }: PreparedCall): BodyInit | undefined {
  if (body === undefined) return undefined;
  return body instanceof FormData ? body : JSON.stringify(body);
}

function dataOf(text: string, answer: PreparedCall['answer']): unknown {
  if (answer === 'text') return text;
  return text === '' ? null : (JSON.parse(text) as unknown);
}
