import { daysBetween } from '@farmhouse/contracts/bookings/stay';
import { InvalidInput } from '@farmhouse/platform/errors/domain-error';
import { IsIsoDate } from '../booking/input.decorators.ts';

/** Longest span that one call may ask for, in days. */
export const MAX_SPAN_DAYS = 400;

/** Days in India, both included. */
export class SpanQuery {
  @IsIsoDate('The first day is required as YYYY-MM-DD') from: string;
  @IsIsoDate('The last day is required as YYYY-MM-DD') to: string;
}

/** Throws InvalidInput when the span ends before it begins or is longer than anyone needs. */
export function assertSpan({ from, to }: SpanQuery): void {
  if (to < from) throw new InvalidInput([{ path: 'to', message: 'The last day cannot be before the first day' }]);
  if (daysBetween(from, to) > MAX_SPAN_DAYS) {
    throw new InvalidInput([{ path: 'to', message: `At most ${MAX_SPAN_DAYS} days can be asked for at once` }]);
  }
}
