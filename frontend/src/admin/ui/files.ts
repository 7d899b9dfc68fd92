import { adminToken, reportRefusedToken } from '../../shared/api/admin-token.ts';
import { responseError, networkError, type ApiError } from '../../shared/api/api-error.ts';
import { queryString } from '../../shared/api/query-string.ts';

const LINE_FEED = 10;

/**
 * The CSV file at a path below /api/admin/; `onRows` is called with the number of rows so far. Throws ApiError.
 * Does not use the API cache, which does not store files or report progress.
 */
export async function fetchCsv(path: string, params: object, onRows?: (rows: number) => void): Promise<Blob> {
  const { body } = await fetchFrom(`${path}?${queryString(params)}`);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let lines = 0;
  const reader = body.getReader();
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    parts.push(step.value);
    lines += step.value.reduce((sum, byte) => (byte === LINE_FEED ? sum + 1 : sum), 0);
    onRows?.(Math.max(lines - 1, 0));
  }
  return new Blob(parts, { type: 'text/csv;charset=utf-8' });
}

/** The file at a path below /api/admin/. Throws ApiError. */
export async function fetchFile(path: string): Promise<Blob> {
  return new Response((await fetchFrom(path)).body).blob();
}

async function fetchFrom(path: string): Promise<{ body: ReadableStream<Uint8Array<ArrayBuffer>> }> {
  const token = adminToken();
  const headers: HeadersInit = token ? { Authorization: `Bearer ${token}` } : {};
  const response = await fetch(`/api/admin/${path}`, { headers }).catch((cause: unknown) =>
    failed(networkError(cause)),
  );
  if (response.status === 401) reportRefusedToken(token);
  if (!response.ok || !response.body) return failed(responseError(response, await response.text()));
  return { body: response.body };
}

function failed(error: ApiError): never {
  throw Object.assign(new Error(error.message), error);
}
