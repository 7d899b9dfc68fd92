import { QueryFailedError } from 'typeorm';

/** True if the database rejected a row because of the constraint or unique index of that name. */
export function violates(error: unknown, constraint: string): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  return (error.driverError as { constraint?: string }).constraint === constraint;
}
