import type { FastifyInstance } from 'fastify';
import { Forbidden } from '../errors/domain-error.ts';

const READING: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];
/** Pages of this same host, and addresses that the user has opened directly. */
const OWN: readonly unknown[] = ['same-origin', 'none'];

/**
 * Refuses changes that a page of another host makes a browser send with the cookies of this one: cookies with
 * `SameSite` are still sent from other hosts of the same site. Browsers say in Sec-Fetch-Site where a call comes from;
 * other programs send no such header, and no other user's cookies.
 */
export function refuseCrossSiteChanges(server: FastifyInstance): void {
  server.addHook('onRequest', ({ method, headers }, _reply, done) => {
    const from = headers['sec-fetch-site'];
    const isForeign = from !== undefined && !OWN.includes(from);
    const isRefused = isForeign && headers.cookie !== undefined && !READING.includes(method);
    done(isRefused ? new Forbidden('Pages of other sites cannot change anything here') : undefined);
  });
}
