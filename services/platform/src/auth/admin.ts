import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Unauthorized } from '../errors/domain-error.ts';

/** The signed-in admin behind a call. */
export interface SignedInAdmin {
  id: number;
  username: string;
  role: string;
  /** The token's id and expiry (seconds), needed to revoke it. */
  tokenId: string;
  /** Seconds. */
  issuedAt: number;
  expiresAt: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    admin?: SignedInAdmin;
  }
}

/** The signed-in admin who makes this call. Throws Unauthorized on a route that allows anonymous callers. */
export const CurrentAdmin = createParamDecorator((_data: unknown, context: ExecutionContext): SignedInAdmin => {
  const { admin } = context.switchToHttp().getRequest<FastifyRequest>();
  if (!admin) throw new Unauthorized();
  return admin;
});
