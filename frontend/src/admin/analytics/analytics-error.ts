import type { ApiError } from '../../shared/api/api-error.ts';

/** The error of a call that is not sent, because no admin is signed in. Rule: texts of failures. */
export const NOT_SIGNED_IN: ApiError = { status: 401, message: 'No authentication token found' };

/** What the section says about a failed call: that the session is over, or `failed`. Rule: texts of failures. */
export function analyticsError(error: ApiError, failed: string): ApiError {
  return { ...error, message: isSessionOver(error) ? 'Authentication expired' : failed };
}

/** True if the admin has to sign in again. */
export function isSessionOver({ status }: ApiError): boolean {
  return status === 401;
}
