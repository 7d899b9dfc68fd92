import type { FormInstance } from 'antd';
import type { ErrorCode, FieldError } from '@farmhouse/contracts/errors';
import { errorText, isApiError, type ApiError } from '../../shared/api/api-error.ts';
import { toast, type ToastContent } from '../../shared/toast/toast-store.ts';

type Conflicts = Partial<Record<ErrorCode, string>>;
/** What marking fields needs of a form. */
export type MarkedForm = Pick<FormInstance, 'setFields' | 'scrollToField'>;

interface Announcement<T> {
  /** Shown when the change was made; absent if the screen itself shows it. */
  done?: ToastContent | ((result: T) => ToastContent);
  /** Shown when the change failed and the server gave no message. */
  failed: string;
  /** Fields that the server names in its refusal are marked here, and the first of them gets the focus. */
  form?: MarkedForm;
  /** The field that a conflict is about, by the refusal's code: `{ 'code-taken': 'code' }`. */
  conflicts?: Conflicts;
}

/**
 * Waits for a change and shows the owner how it ended: `reportOutcome(save(values).unwrap(), { done, failed })`.
 * Answers `{ result }` when it was made, undefined when it failed; it never throws. Every failure is a toast titled
 * 'Error'. Source: back-office specification 8.
 */
export async function reportOutcome<T>(
  change: Promise<T>,
  { done, failed, form, conflicts = {} }: Announcement<T>,
): Promise<{ result: T } | undefined> {
  try {
    const result = await change;
    if (done) toast({ tone: 'success', ...(typeof done === 'function' ? done(result) : done) });
    return { result };
  } catch (error) {
    toast({ title: 'Error', description: errorText(error, failed), tone: 'destructive' });
    if (form && isApiError(error)) markFields(form, fieldErrors(error, conflicts));
    return undefined;
  }
}

function fieldErrors({ problem }: ApiError, conflicts: Conflicts): readonly FieldError[] {
  if (!problem) return [];
  const path = problem.code && conflicts[problem.code];
  return path ? [{ path, message: problem.message }] : (problem.errors ?? []);
}

function markFields(form: MarkedForm, errors: readonly FieldError[]): void {
  const fields = errors.map(({ path, message }) => ({ name: path.split('.'), errors: [message] }));
  form.setFields(fields);
  if (fields[0]) form.scrollToField(fields[0].name, { focus: true });
}
