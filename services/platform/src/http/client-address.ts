import type { FastifyRequest } from 'fastify';

/**
 * The caller's address as the gateway saw it. The gateway overwrites this header, and services listen only
 * where the gateway can reach them, so a client cannot write it.
 */
export function clientAddress(request: FastifyRequest): string {
  const header = request.headers['x-real-ip'];
  return typeof header === 'string' && header ? header : request.ip;
}
