import type { TestService } from './test-service.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface TestRequest {
  /** Sent as JSON. */
  body?: unknown;
  /** Sent unchanged instead of `body`. */
  raw?: string;
  headers?: Record<string, string>;
}

export interface ApiResponse<T> {
  status: number;
  /** The parsed JSON body, undefined when there is none. */
  body: T;
  headers: Record<string, string | string[] | number | undefined>;
}

/** Sends an HTTP request to a test service without signing in, through all of its hooks, guards and pipes. */
export async function call<T = unknown>(
  { app }: TestService,
  method: Method,
  url: string,
  { body, raw, headers = {} }: TestRequest = {},
): Promise<ApiResponse<T>> {
  const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  const type = payload === undefined ? {} : { 'content-type': 'application/json' };
  const response = await app.inject({ method, url, payload, headers: { ...type, ...headers } });
  return {
    status: response.statusCode,
    body: (response.payload ? response.json() : undefined) as T,
    headers: response.headers,
  };
}

/** Sends an HTTP request to a test service as a signed-in admin. */
export function callAsAdmin<T = unknown>(
  service: TestService,
  method: Method,
  url: string,
  { headers = {}, ...rest }: TestRequest = {},
): Promise<ApiResponse<T>> {
  return call<T>(service, method, url, { ...rest, headers: { authorization: service.identity.bearer(), ...headers } });
}
