import { randomInt } from 'node:crypto';
import { request } from 'node:http';
import { SITE_URL } from '../env.ts';

export interface CountedResponse {
  status: number;
  /** Retry-After in seconds, NaN without the header. */
  retryAfter: number;
  text: string;
}

export interface CountedRequest {
  /** One of this machine's own addresses, 127.0.0.0/8. */
  from: string;
  method?: string;
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** An address of this machine from which hardly any other test sends. */
export const anAddress = (): string => `127.${randomInt(1, 250)}.${randomInt(1, 250)}.${randomInt(1, 250)}`;

/** Sends an HTTP request from the given address, by which limits count. */
export function requestFrom({
  from,
  method = 'POST',
  path,
  body,
  headers = {},
}: CountedRequest): Promise<CountedResponse> {
  const payload = body === undefined ? undefined : JSON.stringify(body);
  const type = payload === undefined ? {} : { 'Content-Type': 'application/json' };
  const options = { method, localAddress: from, agent: false, headers: { ...type, ...headers } } as const;
  return new Promise((resolve, reject) => {
    const outgoing = request(new URL(path, SITE_URL), options, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, retryAfter: Number(response.headers['retry-after']), text }),
      );
    });
    outgoing.on('error', reject).end(payload);
  });
}
