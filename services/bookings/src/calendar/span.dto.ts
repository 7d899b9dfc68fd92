import { LAST_DAY_BEFORE_FIRST } from '@farmhouse/contracts/text/dates';
import { daysBetween } from '@farmhouse/contracts/timing/ist';
import { IsIsoDate } from '@farmhouse/platform/input/property.decorators';
import { InvalidInput } from '@farmhouse/platform/errors/domain-error';

/** Longest span of one call, in days. */
export const MAX_SPAN_DAYS = 400;

/** Days in India, both included. */
export class SpanQueryDto {
  @IsIsoDate({ message: 'The first day is required as YYYY-MM-DD' }) from: string;
  @IsIsoDate({ message: 'The last day is required as YYYY-MM-DD' }) to: string;
}

/** Throws InvalidInput when the span ends before it begins or exceeds the longest span. */
export function assertSpan({ from, to }: SpanQueryDto): void {
  if (to < from) throw new InvalidInput([{ path: 'to', message: LAST_DAY_BEFORE_FIRST }]);
  if (daysBetween(from, to) > MAX_SPAN_DAYS) {
    throw new InvalidInput([{ path: 'to', message: `At most ${MAX_SPAN_DAYS} days can be asked for at once` }]);
  }
}
