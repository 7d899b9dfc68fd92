import { useLayoutEffect, useRef } from 'react';
import { Field, TEXT_AREA_CLASS } from '../ui/forms/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { FormEnd } from '../ui/forms/form-end.tsx';
import { refusalText } from '../ui/forms/form-refusal.ts';
import { useCheckedForm } from '../ui/forms/use-checked-form.ts';
import { clearContactDraft, keepContactDraft, readContactDraft } from './contact-draft.ts';
import {
  CONTACT_FIELDS,
  CONTACT_REFUSALS,
  contactErrors,
  contactInputOf,
  type ContactField,
} from './contact-message.ts';
import { useSendMessageMutation } from './contact.api.ts';

/** Sends a contact message to the owner. The server drops messages that fill in the hidden field (honeypot). */
export function ContactForm() {
  const [send, { isLoading, isSuccess }] = useSendMessageMutation();
  const { errors, refusal, onSubmit } = useCheckedForm({
    fields: CONTACT_FIELDS,
    isSending: isLoading,
    read: (form) => contactInputOf(new FormData(form)),
    check: contactErrors,
    send: async (input) => {
      const answer = await send(input);
      if (!answer.error) clearContactDraft();
      return answer;
    },
    refusalText: (error) => refusalText(error, CONTACT_REFUSALS),
  });
  const form = useRestoredForm();

  if (isSuccess) return <Sent />;
  const field = (name: ContactField) => ({ error: errors[name] });
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={onSubmit}
      onInput={({ currentTarget }) => keepContactDraft(new FormData(currentTarget))}
      aria-label="Write to us"
      className="grid gap-5 noscript:hidden"
    >
      <Field label="Name" required {...field('name')}>
        {(control) => <input {...control} name="name" autoComplete="name" />}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Email" required {...field('email')}>
          {(control) => <input {...control} name="email" type="email" autoComplete="email" />}
        </Field>
        <Field label="Phone" {...field('phone')}>
          {(control) => <input {...control} name="phone" type="tel" autoComplete="tel" />}
        </Field>
      </div>
      <Field label="Subject" {...field('subject')}>
        {(control) => <input {...control} name="subject" autoComplete="off" />}
      </Field>
      <Field label="Message" required {...field('message')}>
        {(control) => <textarea {...control} name="message" rows={6} className={TEXT_AREA_CLASS} />}
      </Field>
      <div hidden>
        <label>
          Website <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <FormEnd refusal={refusal} isSending={isLoading} label="Send Message" />
    </form>
  );
}

/** Restores the draft into the form; input typed before the page's code runs is kept. */
function useRestoredForm() {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    for (const [name, text] of Object.entries(readContactDraft())) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value ||= text;
    }
  }, []);
  return form;
}

function Sent() {
  return (
    <div role="status" tabIndex={-1} ref={(element) => element?.focus()}>
      <Notice tone="success" title="Thank you, we have your message">
        <p>We answer by email, most often the same day.</p>
      </Notice>
    </div>
  );
}
