import { retryAfterText, type ApiError } from '../../../shared/api/api-error.ts';

interface RefusalTexts {
  /** Sentence after too many calls, before the time to wait. */
  tooMany: string;
  /** Text for every failure that has no text of its own. */
  failed: string;
}

/** Error text for a form that the server rejected or did not receive. */
export function refusalText(error: ApiError, { tooMany, failed }: RefusalTexts): string {
  if (error.status === 429) return `${tooMany} ${retryAfterText(error)}`;
  if (error.status === 400 && error.problem) return 'Please check the fields above.';
  return failed;
}
