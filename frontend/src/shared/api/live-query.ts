import { isApiError, isRejection, type ApiError } from './api-error.ts';

/** The state of a query that follows a form's input. */
export interface LiveQueryState {
  /** True if the data belongs to the current input. */
  isCurrent: boolean;
  /** The error of the current input. */
  refusal: ApiError | undefined;
  /** True if the query failed for another reason than the input. */
  hasFailed: boolean;
}

interface LiveQueryInput<Question> {
  /** The arguments for the current input; undefined while it is incomplete. */
  requested: Question | undefined;
  /** The arguments of the latest query, sent after a pause in typing; null for none. */
  debounced: Question | null;
  /** The query's last data for these arguments. */
  currentData?: unknown;
  isFetching: boolean;
  error?: unknown;
}

/** Debounce after a change of a form, so that a number is not queried digit by digit while it is typed. In ms. */
export const INPUT_DEBOUNCE_MS = 300;

/**
 * The state of a query that follows a form. Data that is only fetched anew, after a change elsewhere, stays current
 * meanwhile: a button that waits for it must not refuse the tap that is on its way.
 */
export function liveQueryState<Question>({
  requested,
  debounced,
  currentData,
  isFetching,
  error,
}: LiveQueryInput<Question>): LiveQueryState {
  const isWaiting = isFetching && (currentData === undefined || error !== undefined);
  const isSettled = !isWaiting && JSON.stringify(debounced) === JSON.stringify(requested ?? null);
  const isRefused = isApiError(error) && isRejection(error);
  return {
    isCurrent: isSettled && !error && requested !== undefined,
    refusal: isSettled && isRefused ? error : undefined,
    hasFailed: isSettled && error !== undefined && !isRefused,
  };
}
