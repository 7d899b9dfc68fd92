import type { RequestOrigin, ChangeOrigin } from '@farmhouse/contracts/security/security-change';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Unauthorized } from '../errors/domain-error.ts';
import { clientNetwork } from '../client/client-network.ts';
import { deviceName } from './device-name.ts';

/** The network of a request without the part that names one device: the last number of an IPv4 address is 0. */
const networkOf = (request: FastifyRequest): string =>
  clientNetwork(request)
    .replace(/\.\d+$/, '.0')
    .replace(/\/64$/, '');

const requestOriginOf = (request: FastifyRequest): RequestOrigin => ({
  device: deviceName(request.headers['user-agent']),
  network: networkOf(request),
});

/** The origin of this call, signed in or not. */
export const FromRequest = createParamDecorator((_data: unknown, context: ExecutionContext): RequestOrigin =>
  requestOriginOf(context.switchToHttp().getRequest<FastifyRequest>()),
);

/** The admin who makes this call, and its origin. Throws Unauthorized on a route that allows anonymous callers. */
export const AdminOrigin = createParamDecorator((_data: unknown, context: ExecutionContext): ChangeOrigin => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  if (!request.admin) throw new Unauthorized();
  return { username: request.admin.username, ...requestOriginOf(request) };
});
