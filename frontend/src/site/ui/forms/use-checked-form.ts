import { useState, type FormEvent } from 'react';
import { isApiError, type ApiError } from '../../../shared/api/api-error.ts';

type ErrorsOf<Field extends string> = Partial<Record<Field, string>>;

interface CheckedForm<Input, Field extends string> {
  /** In the order of the page: of several wrong fields the first one gets focus. */
  fields: readonly Field[];
  isSending: boolean;
  read: (form: HTMLFormElement) => Input;
  /** Validation errors by field; the form is sent without any. */
  check: (input: Input) => ErrorsOf<Field>;
  send: (input: Input) => Promise<{ error?: unknown }>;
  /** Why the server refused the form, or did not receive it. */
  refusalText: (error: ApiError) => string;
}

/** Errors of a 400 response for the fields of the form. */
export function fieldErrorsOf<Field extends string>({ problem }: ApiError, fields: readonly Field[]): ErrorsOf<Field> {
  const known = (problem?.errors ?? []).filter(({ path }) => fields.some((field) => field === path));
  return Object.fromEntries(known.map(({ path, message }) => [path, message])) as ErrorsOf<Field>;
}

/** A form that is checked, then sent: its errors by field, why it was refused, and its submit handler. */
export function useCheckedForm<Input, Field extends string>(checked: CheckedForm<Input, Field>) {
  const [errors, setErrors] = useState<ErrorsOf<Field>>({});
  const [refusal, setRefusal] = useState('');

  const show = (form: HTMLFormElement, wrong: ErrorsOf<Field>) => {
    setErrors(wrong);
    const first = checked.fields.find((field) => wrong[field]);
    if (first) form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (checked.isSending) return;
    const form = event.currentTarget;
    const input = checked.read(form);
    const wrong = checked.check(input);
    setRefusal('');
    show(form, wrong);
    if (Object.keys(wrong).length > 0) return;
    const { error } = await checked.send(input);
    if (!isApiError(error)) return;
    show(form, fieldErrorsOf(error, checked.fields));
    setRefusal(checked.refusalText(error));
  };
  return { errors, refusal, onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event) };
}
