import { isApiError, isRefusal, type ApiError } from './api-error.ts';

/** How an answer to what is being typed stands. */
export interface LiveAnswer {
  /** True if it is the answer to what is typed now. */
  isCurrent: boolean;
  /** Why what is typed now has no answer. */
  refusal: ApiError | undefined;
  /** True if the answer could not be had, for no fault of what is typed. */
  hasFailed: boolean;
}

interface Asked<Question> {
  /** What is typed now; undefined while it cannot be asked. */
  wanted: Question | undefined;
  /** What was asked last, once typing had paused; null for nothing. */
  settled: Question | null;
  isFetching: boolean;
  error: unknown;
}

/** After the last change of a form, so that a number that is being typed is not asked about digit by digit. In ms. */
export const ASK_AFTER_MS = 300;

/** The state of a query that follows a form. */
export function liveAnswer<Question>({ wanted, settled, isFetching, error }: Asked<Question>): LiveAnswer {
  const isSettled = !isFetching && JSON.stringify(settled) === JSON.stringify(wanted ?? null);
  const isRefused = isApiError(error) && isRefusal(error);
  return {
    isCurrent: isSettled && !error && wanted !== undefined,
    refusal: isSettled && isRefused ? error : undefined,
    hasFailed: isSettled && error !== undefined && !isRefused,
  };
}
