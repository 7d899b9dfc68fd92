import { QueryFailedError } from 'typeorm';

/** True if the error is a violation of the named constraint or unique index. */
export function violates(error: unknown, constraint: string): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  return (error.driverError as { constraint?: string }).constraint === constraint;
}

/** Does the work; throws `Refusal` instead of a violation of the named constraint or unique index. */
export async function rethrowViolation<T>(
  constraint: string,
  Refusal: new () => Error,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw violates(error, constraint) ? new Refusal() : error;
  }
}
