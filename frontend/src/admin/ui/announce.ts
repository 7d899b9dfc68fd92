import type { FormInstance } from 'antd';
import { errorText, isApiError } from '../../shared/api/api-error.ts';
import { toast, type ToastContent } from '../../shared/toast/toast-store.ts';

interface Announcement<T> {
  /** Said when the change was made; nothing when the screen itself shows it. */
  done?: ToastContent | ((result: T) => ToastContent);
  /** Said when it was refused and the server had no words of its own. */
  failed: string;
  /** Fields that the server names in its refusal are marked here. */
  form?: Pick<FormInstance, 'setFields'>;
}

/**
 * Waits for a change and tells the owner how it ended: `announce(save(values).unwrap(), { done, failed })`.
 * Answers `{ result }` when it was made, undefined when it failed; it never throws. Every failure is a toast titled
 * 'Error'. Source: back-office specification 8.
 */
export async function announce<T>(
  change: Promise<T>,
  { done, failed, form }: Announcement<T>,
): Promise<{ result: T } | undefined> {
  try {
    const result = await change;
    if (done) toast({ tone: 'success', ...(typeof done === 'function' ? done(result) : done) });
    return { result };
  } catch (error) {
    toast({ title: 'Error', description: errorText(error, failed), tone: 'destructive' });
    if (form && isApiError(error)) markFields(form, error.problem?.errors ?? []);
    return undefined;
  }
}

function markFields(form: Pick<FormInstance, 'setFields'>, errors: readonly { path: string; message: string }[]): void {
  form.setFields(errors.map(({ path, message }) => ({ name: path.split('.'), errors: [message] })));
}
