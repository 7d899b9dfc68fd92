import { QueryFailedError } from 'typeorm';

/** True if the error is a violation of the named constraint or unique index. */
export function violates(error: unknown, constraint: string): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  return (error.driverError as { constraint?: string }).constraint === constraint;
}

/** Does the work; throws the refusal instead of a violation of the named constraint or unique index. */
export async function rethrowViolation<T>(
  constraint: string,
  refusal: () => Error,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw violates(error, constraint) ? refusal() : error;
  }
}
