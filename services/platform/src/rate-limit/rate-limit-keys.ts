import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { clientNetwork } from '../client/client-network.ts';

/** Whose calls a limit counts together: those of one network. A service that knows callers better provides its own. */
@Injectable()
export class RateLimitKeys {
  /** The key that a call counts for; asked before its body is read. */
  keyOf(request: FastifyRequest): string | Promise<string> {
    return clientNetwork(request);
  }
}
