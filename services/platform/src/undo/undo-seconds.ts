import { MAX_UNDO_SECONDS, UNDO_HEADER } from '@farmhouse/contracts/undo/undo';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { InvalidInput } from '../errors/domain-error.ts';

/** The seconds in a header's text; undefined without one. Throws InvalidInput. */
function readUndoSeconds(header: string | string[] | undefined): number | undefined {
  if (header === undefined) return undefined;
  const seconds = typeof header === 'string' && /^\d{1,2}$/.test(header) ? Number(header) : 0;
  if (seconds >= 1 && seconds <= MAX_UNDO_SECONDS) return seconds;
  const message = `${UNDO_HEADER} must be a whole number from 1 to ${MAX_UNDO_SECONDS}`;
  throw new InvalidInput([{ path: UNDO_HEADER, message }]);
}

/** For how many seconds the caller wants to be able to undo the change; undefined: it takes effect at once. */
export const UndoSeconds = createParamDecorator((_data: unknown, context: ExecutionContext): number | undefined =>
  readUndoSeconds(context.switchToHttp().getRequest<FastifyRequest>().headers[UNDO_HEADER.toLowerCase()]),
);
