import { useLayoutEffect, useRef, type FormEvent } from 'react';
import {
  PRIVACY_REQUEST_DAYS,
  PRIVACY_REQUEST_NAMES,
  type PrivacyRequestFiled,
  type PrivacyRequestType,
} from '@farmhouse/contracts/content/privacy-request';
import { CONTACT_EMAIL_MAX_LENGTH } from '@farmhouse/contracts/content/contact-message';
import { formatDay } from '@farmhouse/contracts/text/dates';
import { PHONE_MAX_LENGTH } from '@farmhouse/contracts/text/phone';
import { agreedVisit } from '../ui/consent/stored-visit.ts';
import { Field, TEXT_AREA_CLASS } from '../ui/forms/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { FormEnd } from '../ui/forms/form-end.tsx';
import { refusalText } from '../ui/forms/form-refusal.ts';
import { useCheckedForm } from '../ui/forms/use-checked-form.ts';
import { PRIVACY_FIELDS, PRIVACY_REFUSALS, noticeOf, requestErrors, requestOf } from './privacy-request.ts';
import { useFilePrivacyRequestMutation } from './privacy-requests.api.ts';

interface PrivacyRequestFormProps {
  type: PrivacyRequestType;
  about: string;
}

/** Unsent input by field, until the page is left: the dialog around the form closes without a question. */
const typed = new Map<string, string>();

/** Files a request about the visitor's data; shows its reference and due date afterwards. */
export function PrivacyRequestForm({ type, about }: PrivacyRequestFormProps) {
  const [file, { data: filed, isLoading, originalArgs }] = useFilePrivacyRequestMutation();
  const form = useShownForm();
  const { errors, refusal, onSubmit } = useCheckedForm({
    fields: PRIVACY_FIELDS,
    isSending: isLoading,
    read: (element) => requestOf(type, new FormData(element), agreedVisit()),
    check: requestErrors,
    send: async (request) => {
      const answer = await file(request);
      if (!answer.error) typed.clear();
      return answer;
    },
    refusalText: (error) => refusalText(error, PRIVACY_REFUSALS),
  });

  if (filed) return <Filed notice={noticeOf(about, Boolean(originalArgs?.email))} filed={filed} />;
  return (
    <form
      ref={form}
      noValidate
      onSubmit={onSubmit}
      onInput={keep}
      aria-label={PRIVACY_REQUEST_NAMES[type]}
      className="mt-4 grid scroll-mt-4 gap-4"
    >
      <p className="text-sm text-quiet">
        We answer within {PRIVACY_REQUEST_DAYS} days. An email address or a phone number is enough; we look for exactly
        what you write here.
      </p>
      <Field label="Name" required error={errors.name}>
        {(control) => <input {...control} name="name" defaultValue={typed.get('name')} autoComplete="name" />}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Email" error={errors.email}>
          {(control) => (
            <input
              {...control}
              name="email"
              defaultValue={typed.get('email')}
              type="email"
              autoComplete="email"
              maxLength={CONTACT_EMAIL_MAX_LENGTH}
            />
          )}
        </Field>
        <Field label="Phone" error={errors.phone}>
          {(control) => (
            <input
              {...control}
              name="phone"
              defaultValue={typed.get('phone')}
              type="tel"
              autoComplete="tel"
              maxLength={PHONE_MAX_LENGTH}
            />
          )}
        </Field>
      </div>
      <Field
        label="Details"
        help={type === 'update' ? 'What should be changed?' : 'A booking code helps us to find you.'}
        error={errors.details}
      >
        {(control) => (
          <textarea
            {...control}
            name="details"
            defaultValue={typed.get('details')}
            rows={2}
            className={TEXT_AREA_CLASS}
          />
        )}
      </Field>
      <FormEnd refusal={refusal} isSending={isLoading} label="Send Request" />
    </form>
  );
}

/** Scrolls a newly opened form into view and focuses its first field. */
function useShownForm() {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    form.current?.querySelector<HTMLInputElement>('[name="name"]')?.focus({ preventScroll: true });
    form.current?.scrollIntoView({ block: 'start' });
  }, []);
  return form;
}

function keep({ target }: FormEvent): void {
  const { name, value } = target as HTMLInputElement;
  typed.set(name, value);
}

function Filed({ notice, filed }: { notice: string; filed: PrivacyRequestFiled }) {
  return (
    <div role="status" tabIndex={-1} ref={(element) => element?.focus()} className="mt-4">
      <Notice tone="success" title="We have your request">
        <p>{notice}</p>
        <p className="mt-2">
          Reference <strong className="tabular-nums">{filed.reference}</strong>, due by {formatDay(filed.dueDate)}.
        </p>
      </Notice>
    </div>
  );
}
