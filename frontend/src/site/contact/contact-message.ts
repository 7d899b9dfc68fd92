import { INVALID_EMAIL } from '@farmhouse/contracts/text/email';
import {
  CONTACT_EMAIL_MAX_LENGTH,
  CONTACT_MESSAGE_MAX_LENGTH,
  CONTACT_NAME_MAX_LENGTH,
  CONTACT_SUBJECT_MAX_LENGTH,
} from '@farmhouse/contracts/content/contact-message';
import { INVALID_PHONE, isPhone } from '@farmhouse/contracts/text/phone';
import { isTooLong, tooLong } from '@farmhouse/contracts/text/too-long';
import { isInvisible } from '@farmhouse/contracts/text/visible';
import { isEmail } from '../ui/forms/email.ts';

export const CONTACT_FIELDS = ['name', 'email', 'phone', 'subject', 'message'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];
export type ContactErrors = Partial<Record<ContactField, string>>;

/** The values of the form; `website` is the hidden field. */
export type ContactInput = Record<ContactField | 'website', string>;

/** The fields whose length is limited, with the server's names of them. */
const LIMITED = [
  { field: 'name', name: 'Name', max: CONTACT_NAME_MAX_LENGTH },
  { field: 'email', name: 'Email', max: CONTACT_EMAIL_MAX_LENGTH },
  { field: 'subject', name: 'Subject', max: CONTACT_SUBJECT_MAX_LENGTH },
  { field: 'message', name: 'Message', max: CONTACT_MESSAGE_MAX_LENGTH },
] as const satisfies readonly { field: ContactField; name: string; max: number }[];

/** Validation errors by field, with the same messages as the server's. */
export function contactErrors(input: ContactInput): ContactErrors {
  const errors: ContactErrors = {};
  if (isInvisible(input.name)) errors.name = 'Name is required';
  if (!isEmail(input.email)) errors.email = INVALID_EMAIL;
  if (input.phone && !isPhone(input.phone)) errors.phone = INVALID_PHONE;
  if (isInvisible(input.message)) errors.message = 'Message is required';
  for (const { field, name, max } of LIMITED) {
    if (isTooLong(input[field], max)) errors[field] = tooLong(name, max);
  }
  return errors;
}

/** The input from the form's data, with trimmed values. */
export function contactInputOf(form: FormData): ContactInput {
  const text = (name: string): string => String(form.get(name) ?? '').trim();
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    subject: text('subject'),
    message: text('message'),
    website: text('website'),
  };
}

/** Error texts of the form. */
export const CONTACT_REFUSALS = {
  tooMany: 'You have written several times in a row.',
  failed: 'Your message could not be sent. Please try again, or call us.',
};
