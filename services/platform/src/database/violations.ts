import { QueryFailedError } from 'typeorm';

/** True if the error is a violation of the named constraint or unique index. */
export function violates(error: unknown, constraint: string): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  return (error.driverError as { constraint?: string }).constraint === constraint;
}
