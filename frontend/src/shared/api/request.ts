/** A path's parts, joined with `/`, is a GET; anything else says what it is. Paths are relative to /api/. */
export type ApiRequest = string | readonly (string | number)[] | ApiCall;

export interface ApiCall {
  url: string;
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** FormData travels as it is, everything else as JSON. */
  body?: unknown;
  /** Undefined and empty values are left out; lists repeat the key. */
  params?: Record<string, string | number | boolean | readonly (string | number)[] | undefined>;
  headers?: Record<string, string>;
  /** How the answer is read; JSON unless told. */
  answer?: 'json' | 'text';
}

export interface PreparedCall extends ApiCall {
  method: NonNullable<ApiCall['method']>;
  /** From the site's root: `/api/…`. */
  url: string;
}

/** The call with its full path, query and method. */
export function prepare(request: ApiRequest): PreparedCall {
  const call = isCall(request) ? request : { url: typeof request === 'string' ? request : request.join('/') };
  const query = queryOf(call.params);
  return { ...call, method: call.method ?? 'GET', url: `/api/${call.url.replace(/^\/?(api\/)?/, '')}${query}` };
}

function isCall(request: ApiRequest): request is ApiCall {
  return typeof request === 'object' && 'url' in request;
}

function queryOf(params: ApiCall['params'] = {}): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(params)) {
    const values = Array.isArray(value) ? value : [value];
    for (const one of values) if (one !== undefined && one !== '') search.append(key, String(one));
  }
  return search.size > 0 ? `?${search.toString()}` : '';
}
