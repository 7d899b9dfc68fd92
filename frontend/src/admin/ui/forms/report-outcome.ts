import type { FormInstance } from 'antd';
import type { ErrorCode, FieldError } from '@farmhouse/contracts/errors';
import { errorText, isApiError, isWorthRepeating, reasonOf, type ApiError } from '../../../shared/api/api-error.ts';
import { toast, type ToastContent } from '../../../shared/toast/toast-store.ts';

export type Conflicts = Partial<Record<ErrorCode, string>>;
/** The methods of a form that mark fields. */
export type MarkedForm = Pick<FormInstance, 'setFields' | 'scrollToField'> & Partial<Pick<FormInstance, 'submit'>>;

interface Announcement<T> {
  /** Toast after a success; none if the screen itself shows the result. */
  done?: ToastContent | ((result: T) => ToastContent | undefined);
  /** Toast after a failure without a message from the server. */
  failed: string;
  /**
   * Repeats the action, including the steps after a success; offered when that may help. Absent: the form is submitted
   * again. It carries the idempotency key of the first attempt, so that nothing is done twice.
   */
  again?: () => unknown;
  /** Shows a failure itself, such as in a dialog, and returns true; there is no toast then. */
  explain?: (error: unknown) => boolean;
  /** The form in which fields named by the error response are marked; the first of them is focused. */
  form?: MarkedForm;
  /** The field to mark for each error code of a conflict: `{ 'code-taken': 'code' }`. */
  conflicts?: Conflicts;
}

/**
 * Awaits a change and shows a toast with its outcome: `reportOutcome(save(values).unwrap(), { done, failed })`. Returns
 * `{ result }` on success and undefined on failure; never throws. A failure is a toast titled 'Error' unless `explain`
 * shows it. Rule: texts of failures.
 */
export async function reportOutcome<T>(
  change: Promise<T>,
  { done, failed, again, explain, form, conflicts = {} }: Announcement<T>,
): Promise<{ result: T } | undefined> {
  try {
    const result = await change;
    const message = typeof done === 'function' ? done(result) : done;
    if (message) toast({ tone: 'success', ...message });
    return { result };
  } catch (error) {
    if (explain?.(error)) return undefined;
    const repeat = again ?? form?.submit;
    const canRetry = isApiError(error) && isWorthRepeating(error);
    toast({
      title: 'Error',
      description: errorText(error, failed),
      tone: 'destructive',
      reason: canRetry ? reasonOf(error) : undefined,
      action: canRetry && repeat ? { label: 'Try again', onSelect: () => void repeat() } : undefined,
    });
    if (form && isApiError(error)) markFields(form, fieldErrors(error, conflicts));
    return undefined;
  }
}

/** The fields that an error response names, or that belong to its code. */
export function fieldErrors({ problem }: ApiError, conflicts: Conflicts = {}): readonly FieldError[] {
  if (!problem) return [];
  const path = problem.code && conflicts[problem.code];
  return path ? [{ path, message: problem.message }] : (problem.errors ?? []);
}

function markFields(form: MarkedForm, errors: readonly FieldError[]): void {
  const fields = errors.map(({ path, message }) => ({ name: path.split('.'), errors: [message] }));
  form.setFields(fields);
  if (fields[0]) form.scrollToField(fields[0].name, { focus: true });
}
