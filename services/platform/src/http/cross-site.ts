import type { FastifyInstance } from 'fastify';
import { Forbidden } from '../errors/domain-error.ts';

const READING: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];
/** Pages of this very host, and what a person has opened by hand. */
const OWN: readonly unknown[] = ['same-origin', 'none'];

/**
 * Refuses changes that a page of another host makes a browser send with the cookies of this one: cookies with
 * `SameSite` still go along from other hosts of the same site. Browsers say in Sec-Fetch-Site where a call comes from;
 * other programs send no such header, and nobody else's cookies.
 */
export function refuseCrossSiteChanges(server: FastifyInstance): void {
  server.addHook('onRequest', ({ method, headers }, _reply, done) => {
    const from = headers['sec-fetch-site'];
    const isForeign = from !== undefined && !OWN.includes(from);
    const isRefused = isForeign && headers.cookie !== undefined && !READING.includes(method);
    done(isRefused ? new Forbidden('Pages of other sites cannot change anything here') : undefined);
  });
}
