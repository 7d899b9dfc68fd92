import { request } from 'node:http';
import { SITE_URL } from '../env.ts';

/** Returns the status of a call whose path is sent unchanged; `fetch` would normalise it. */
export function statusOfRaw(method: string, path: string): Promise<number> {
  const { hostname, port } = new URL(SITE_URL);
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, method, path, agent: false }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    });
    outgoing.on('error', reject).end();
  });
}
