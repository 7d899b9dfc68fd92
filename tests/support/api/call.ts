import { SITE_URL } from '../env.ts';
import { assertDocumented } from './documented.ts';

export interface RequestOptions {
  /** Sent as JSON. */
  body?: unknown;
  /** Sent unchanged, instead of `body`. */
  raw?: string | Buffer;
  /** Content type of the body; JSON by default, none when null. */
  contentType?: string | null;
  /** Bearer token. */
  token?: string;
  cookie?: string;
  headers?: Record<string, string>;
  /** Base URL other than the gateway's, to call a service directly. */
  baseUrl?: string;
}

export interface ApiResponse<T = unknown> {
  status: number;
  headers: Headers;
  text: string;
  /** The parsed JSON body, undefined when it is not JSON. */
  json: T;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Sends one HTTP request and returns any status. No cookies are kept between calls. Throws when the response
 * contradicts the API's documentation.
 */
export async function call<T = unknown>(
  method: string,
  path: string,
  options: RequestOptions = {},
): Promise<ApiResponse<T>> {
  const { body, raw, contentType = 'application/json', token, cookie, headers = {}, baseUrl = SITE_URL } = options;
  const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  const response = await fetch(baseUrl + path, {
    method,
    redirect: 'manual',
    signal: AbortSignal.timeout(30_000),
    ...(payload === undefined ? {} : { body: typeof payload === 'string' ? payload : new Uint8Array(payload) }),
    headers: {
      ...(payload === undefined || contentType === null ? {} : { 'Content-Type': contentType }),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(cookie ? { Cookie: cookie } : {}),
      ...headers,
    },
  });
  const text = await response.text();
  const seen = { status: response.status, headers: response.headers, text, json: parsed(text) as T };
  assertDocumented(method, path, seen);
  return seen;
}

/** The `name=value` part of every cookie that a response sets, as a Cookie header. */
export function cookiesOf({ headers }: ApiResponse): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** The JSON body of a successful response; throws with the response's text otherwise. */
export function accepted<T>(response: ApiResponse<T>): T {
  if (response.status >= 300) throw new Error(`returned ${response.status}: ${response.text.slice(0, 500)}`);
  return response.json;
}
