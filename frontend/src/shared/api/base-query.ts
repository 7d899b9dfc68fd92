import { IDEMPOTENCY_HEADER } from '@farmhouse/contracts/routes/idempotency';
import { fetchBaseQuery, retry, type BaseQueryFn, type FetchArgs } from '@reduxjs/toolkit/query/react';
import { adminToken, needsBearer, reportRefusedToken } from './admin-token.ts';
import { apiErrorOf, isRejection, type ApiError } from './api-error.ts';
import { UnsettledChanges, type FromDialog } from './unsettled-changes.ts';
import { queryString } from './query-string.ts';
import { retryWaitMs } from './retry-wait.ts';
import { noteServerTime } from './server-clock.ts';

type SentArgs = FetchArgs & FromDialog;

/** A path relative to /api/, its segments, or a full request. The default method is GET. */
export type ApiRequest = string | readonly (string | number)[] | SentArgs;

export interface ApiOptions {
  /**
   * The result of a 401: by default an error, and the owner's session ends; `null` for "not signed in"; with 'stay'
   * only the error, for a section that shows it itself.
   */
  on401?: 'throw' | 'null' | 'stay';
  /** How often a failed call is retried; default 1. */
  maxRetries?: number;
  /**
   * Sends the owner's token with a public read, whose response then includes drafts (rule: public reads show what is
   * public).
   */
  asOwner?: boolean;
}

/** The store's extra argument: on the server, the fetch that reads from the services. */
export interface ApiExtra {
  fetch?: typeof fetch;
}

export interface ApiMeta {
  headers: Headers;
}

export type ApiQuery = BaseQueryFn<ApiRequest, unknown, ApiError, ApiOptions, ApiMeta>;

/** Rule: figures of the site. */
const RETRIES = 1;
/** Placeholder host of calls on the server, whose fetch selects the service by the path. */
const SERVER_ORIGIN = 'http://upstream';

let pageFetch: typeof fetch | undefined;
/** Lets a page send its calls with another fetch than the browser's. */
export const sendCallsWith = (own: typeof fetch): void => void (pageFetch = own);

/** One call without retries. */
const requestOnce: BaseQueryFn<FetchArgs, unknown, ApiError, ApiOptions, ApiMeta> = async (args, api, options) => {
  const origin = typeof window === 'undefined' ? SERVER_ORIGIN : window.location.origin;
  const needsToken = options?.asOwner || needsBearer(`/api/${args.url}`, args.method ?? 'GET');
  const token = needsToken ? adminToken() : null;
  const query = fetchBaseQuery({
    baseUrl: `${origin}/api/`,
    credentials: 'include',
    fetchFn: (api.extra as ApiExtra | undefined)?.fetch ?? pageFetch,
    paramsSerializer: queryString,
    prepareHeaders: (headers) => {
      if (token) headers.set('Authorization', `Bearer ${token}`);
    },
    responseHandler: dataOrText,
  });
  const sentAt = Date.now();
  const { data, error, meta: { response } = {} } = await query(args, api, options);
  if (response) noteServerTime(response.headers.get('Date'), sentAt, Date.now());
  const meta = response && { headers: response.headers };
  if (!error) return { data, meta };
  if (error.status === 401 && options?.on401 === 'null') return { data: null, meta };
  if (error.status === 401 && options?.on401 !== 'stay') reportRefusedToken(token);
  return { error: apiErrorOf(error, response), meta };
};

const requestWithRetries = retry(requestOnce, {
  /** Retries only a missing response and a 5xx, not a 4xx. Never retries on the server, where a page must not wait. */
  retryCondition: (error, _args, { attempt, baseQueryApi, extraOptions }) => {
    const isServer = Boolean((baseQueryApi.extra as ApiExtra | undefined)?.fetch);
    return (
      !isRejection(error as unknown as ApiError) &&
      !isServer &&
      attempt <= ((extraOptions as ApiOptions | undefined)?.maxRetries ?? RETRIES)
    );
  },
  backoff: (attempt, _max, signal) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, retryWaitMs(attempt));
      signal?.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
    }),
});

const unsettledChanges = new UnsettledChanges();

/** To be called after an undo, on whichever device, so that what was undone can be made again. */
export const forgetUndoneChanges = (): void => unsettledChanges.undone();

/**
 * The base query of all endpoints. Every change carries an idempotency key, the same on every retry, and when the same
 * change is sent again after a failure. A query changes nothing, whatever its method.
 */
export const baseQuery: ApiQuery = (request, api, options) => {
  const { sentBy, ...args } = fetchArgsOf(request);
  const headers = new Headers(args.headers as HeadersInit | undefined);
  const isChange = (args.method ?? 'GET') !== 'GET' && api.type !== 'query';
  if (!isChange || headers.has(IDEMPOTENCY_HEADER)) return requestWithRetries({ ...args, headers }, api, options);
  return unsettledChanges.send({ ...args, sentBy }, async (key) => {
    headers.set(IDEMPOTENCY_HEADER, key);
    return requestWithRetries({ ...args, headers }, api, options);
  });
};

function fetchArgsOf(request: ApiRequest): SentArgs {
  const args = typeof request === 'object' && 'url' in request ? request : { url: [request].flat().join('/') };
  return { ...args, url: args.url.replace(/^\/?(api\/)?/, '') };
}

/** The JSON of a successful response, null when it is empty; the text of an error response, for error messages. */
async function dataOrText(response: Response): Promise<unknown> {
  const text = await response.text();
  if (!response.ok) return text;
  return text === '' ? null : JSON.parse(text);
}
