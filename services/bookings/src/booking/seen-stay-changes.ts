import { SEEN_STAY_HEADER } from '@farmhouse/contracts/bookings/booking/status-change';
import { InvalidInput } from '@farmhouse/platform/errors/domain-error';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** The number in a header's text; undefined without one. Throws InvalidInput. */
function readStayChanges(header: string | string[] | undefined): number | undefined {
  if (header === undefined) return undefined;
  if (typeof header === 'string' && /^\d{1,9}$/.test(header)) return Number(header);
  throw new InvalidInput([{ path: SEEN_STAY_HEADER, message: `${SEEN_STAY_HEADER} must be a whole number` }]);
}

/** How often the stay had been changed when the owner saw it; undefined: it is not compared. */
export const SeenStayChanges = createParamDecorator((_data: unknown, context: ExecutionContext): number | undefined =>
  readStayChanges(context.switchToHttp().getRequest<FastifyRequest>().headers[SEEN_STAY_HEADER.toLowerCase()]),
);
