import { IDEMPOTENCY_HEADER } from '@farmhouse/contracts/routes/idempotency';
import { adminToken, reportRefusedToken } from '../../../shared/api/admin-token.ts';
import { responseError, networkError, type ApiError } from '../../../shared/api/api-error.ts';

/** Allows an upload of 10 MB over a slow phone connection. */
const TIMEOUT_MS = 10 * 60_000;

interface SendFormOptions {
  /** The idempotency key, the same whenever this form is sent again. */
  key: string;
  /** Called with the share of the body that has been sent, in whole per cent. */
  onProgress?: (percent: number) => void;
  signal?: AbortSignal;
}

/** The response data or the error. An aborted call has an error of status 0. */
export type FormOutcome<T> = { data: T; error?: undefined } | { data?: undefined; error: ApiError };

/** Sends a form with a file as the owner. Reports upload progress, which fetch does not; never rejects. */
export function sendForm<T>(path: string, form: FormData, options: SendFormOptions): Promise<FormOutcome<T>> {
  const { key, onProgress, signal } = options;
  return new Promise((resolve) => {
    const token = adminToken();
    const call = new XMLHttpRequest();
    const fail = (reason: string) => () => resolve({ error: networkError(new Error(reason)) });
    call.open('POST', `/api/${path}`);
    call.timeout = TIMEOUT_MS;
    call.setRequestHeader(IDEMPOTENCY_HEADER, key);
    if (token) call.setRequestHeader('Authorization', `Bearer ${token}`);
    call.upload.onprogress = ({ loaded, total }) => onProgress?.(Math.floor((100 * loaded) / total));
    call.onerror = fail('No connection');
    call.ontimeout = fail('The upload took too long');
    call.onabort = fail('The upload was cancelled');
    call.onload = () => {
      if (call.status === 401) reportRefusedToken(token);
      resolve(outcomeOf<T>(call));
    };
    signal?.addEventListener('abort', () => call.abort(), { once: true });
    call.send(form);
  });
}

function outcomeOf<T>(call: XMLHttpRequest): FormOutcome<T> {
  if (call.status < 300) {
    try {
      return { data: JSON.parse(call.responseText) as T };
    } catch (cause) {
      return { error: networkError(cause) };
    }
  }
  const retryAfter = call.getResponseHeader('Retry-After');
  const headers: HeadersInit = retryAfter ? { 'Retry-After': retryAfter } : {};
  const response = new Response(null, { status: call.status, statusText: call.statusText, headers });
  return { error: responseError(response, call.responseText) };
}
