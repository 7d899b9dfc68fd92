import { INVALID_EMAIL } from '@farmhouse/contracts/text/email';
import { useState, type FormEvent, type KeyboardEvent } from 'react';
import {
  CHAT_EMAIL_MAX_LENGTH,
  CHAT_NAME_MAX_LENGTH,
  CHAT_START_REQUIRED,
  type StartChat,
} from '@farmhouse/contracts/chat/chat-session';
import { PHONE_MAX_LENGTH } from '@farmhouse/contracts/text/phone';
import { isTooLong, tooLong } from '@farmhouse/contracts/text/too-long';
import { isEmail } from '../ui/forms/email.ts';
import { buttonClass } from '../ui/button.ts';
import { Field, TEXT_AREA_CLASS } from '../ui/forms/field.tsx';
import { OutsideHours, ContactLinks, useOutsideHours } from './contact-options.tsx';
import { questionAndRest } from './chat-state.ts';
import { visitorSessionId } from './stored-chat.ts';
import { SlowNotice } from '../ui/slow-notice.tsx';

interface StartFormProps {
  page: string;
  /** The text of the question field, which the caller stores: also text that was left when a chat was closed. */
  question: string;
  onQuestion: (text: string) => void;
  /** `rest` is the end of a question that is longer than a message. */
  onStart: (form: StartChat, rest: string) => Promise<void>;
  /** The draft of a WhatsApp message. */
  message: string;
}

const EMPTY = { name: '', phone: '', email: '' };

/** Asks for name and phone, and starts the chat. */
export function StartForm({ page, question, onQuestion, onStart, message }: StartFormProps) {
  const [fields, setFields] = useState(EMPTY);
  const [isStarting, setStarting] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const hours = useOutsideHours();
  const email = fields.email.trim();
  const wrongEmail = email !== '' && !isEmail(email);
  const longName = isTooLong(fields.name.trim(), CHAT_NAME_MAX_LENGTH);
  const isFilled = fields.name.trim() !== '' && fields.phone.trim() !== '';

  const start = async () => {
    setAsked(true);
    if (!isFilled || wrongEmail || longName || isStarting) return;
    setStarting(true);
    const [sent, rest] = questionAndRest(question);
    const form = {
      visitorSessionId: visitorSessionId(),
      visitorName: fields.name.trim(),
      visitorEmail: email || null,
      visitorPhone: fields.phone.trim(),
      page,
      question: sent || null,
    };
    await onStart(form, rest);
    setStarting(false);
  };
  const input = (name: keyof typeof EMPTY) => ({
    name,
    value: fields[name],
    onChange: ({ target }: { target: HTMLInputElement }) => setFields({ ...fields, [name]: target.value }),
    // a disabled button prevents the browser from submitting the form by Enter
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      void start();
    },
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void start();
  };
  return (
    <form
      noValidate
      aria-label="Start a chat"
      onSubmit={onSubmit}
      className="grid flex-1 content-start gap-4 overflow-y-auto overscroll-contain p-4"
    >
      <p>Ask us anything about dates, food or celebrations. A person answers.</p>
      {hours && <OutsideHours {...{ hours, message }} />}
      <Field label="Name" required error={longName ? tooLong('Name', CHAT_NAME_MAX_LENGTH) : undefined}>
        {(control) => <input {...control} {...input('name')} autoComplete="name" />}
      </Field>
      <Field label="Phone" required>
        {(control) => (
          <input {...control} {...input('phone')} type="tel" autoComplete="tel" maxLength={PHONE_MAX_LENGTH} />
        )}
      </Field>
      <Field label="Email" error={isAsked && wrongEmail ? INVALID_EMAIL : undefined}>
        {(control) => (
          <input {...control} {...input('email')} type="email" autoComplete="email" maxLength={CHAT_EMAIL_MAX_LENGTH} />
        )}
      </Field>
      <Field label="Your question">
        {(control) => (
          <textarea
            {...control}
            name="question"
            value={question}
            onChange={({ target }) => onQuestion(target.value)}
            readOnly={isStarting}
            className={TEXT_AREA_CLASS}
            rows={2}
          />
        )}
      </Field>
      <p role="alert" className="font-medium text-danger empty:hidden">
        {isAsked && !isFilled && CHAT_START_REQUIRED}
      </p>
      <button type="submit" disabled={!isFilled || isStarting} className={buttonClass('primary')}>
        {isStarting ? 'Starting...' : 'Start Chat'}
      </button>
      <SlowNotice isWaiting={isStarting} />
      {!hours && <ContactLinks text="Or contact us another way:" message={message} />}
    </form>
  );
}
