import { QueryFailedError } from 'typeorm';

/**
 * SQLSTATE of an error that the server has answered with, after undoing the statement; a socket's code has no digit.
 */
const SQLSTATE = /^(?=.*\d)[0-9A-Z]{5}$/;
/** Classes after which the statement may have been committed: connection lost, server shut down. */
const UNCERTAIN = /^(08|57P)/;

/** True if the error means that nothing was stored; false if a statement may have been committed nevertheless. */
export function isRolledBack(error: unknown): boolean {
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return SQLSTATE.test(code) && !UNCERTAIN.test(code);
}
