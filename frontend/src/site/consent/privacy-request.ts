import { INVALID_EMAIL } from '@farmhouse/contracts/text/email';
import { CONTACT_NAME_MAX_LENGTH } from '@farmhouse/contracts/content/contact-message';
import {
  PRIVACY_CONTACT_REQUIRED,
  PRIVACY_DETAILS_MAX_LENGTH,
  PRIVACY_REQUEST_DAYS,
  type FilePrivacyRequest,
  type PrivacyRequestType,
} from '@farmhouse/contracts/content/privacy-request';
import { INVALID_PHONE, isPhone } from '@farmhouse/contracts/text/phone';
import { isTooLong, tooLong } from '@farmhouse/contracts/text/too-long';
import { isEmail } from '../ui/forms/email.ts';

/** The requests with a button in the consent manager, in order, each with its name. Rule: privacy requests. */
export const REQUESTS: readonly { type: PrivacyRequestType; about: string }[] = [
  { type: 'delete', about: 'data deletion request' },
  { type: 'copy', about: 'request for a copy of your data' },
  { type: 'update', about: 'request to update your data' },
];

/** The notice that each request shows once it is sent. Rule: privacy requests. */
export const noticeOf = (about: string, hasEmail: boolean): string =>
  `Your ${about} will be processed within ${PRIVACY_REQUEST_DAYS} days. ` +
  (hasEmail ? 'You will receive an email confirmation.' : 'We will call the number that you gave.');

export const PRIVACY_FIELDS = ['name', 'email', 'phone', 'details'] as const;
export type PrivacyField = (typeof PRIVACY_FIELDS)[number];
export type PrivacyErrors = Partial<Record<PrivacyField, string>>;

/** `visit` is the visitor's own visit, whose data the request includes. */
export function requestOf(type: PrivacyRequestType, form: FormData, visit: string | null): FilePrivacyRequest {
  const text = (field: PrivacyField): string => String(form.get(field) ?? '').trim();
  const contact = { email: text('email') || null, phone: text('phone') || null };
  return { type, name: text('name'), ...contact, details: text('details') || null, visit };
}

/**
 * Validation errors by field, with the same messages as the server's. Either an e-mail address or a phone number is
 * required.
 */
export function requestErrors({ name, email, phone, details }: FilePrivacyRequest): PrivacyErrors {
  return {
    ...(name ? {} : { name: 'Name is required' }),
    ...(isTooLong(name, CONTACT_NAME_MAX_LENGTH) ? { name: tooLong('Name', CONTACT_NAME_MAX_LENGTH) } : {}),
    ...(email && !isEmail(email) ? { email: INVALID_EMAIL } : {}),
    ...(email || phone ? {} : { email: PRIVACY_CONTACT_REQUIRED }),
    ...(phone && !isPhone(phone) ? { phone: INVALID_PHONE } : {}),
    ...(details && isTooLong(details, PRIVACY_DETAILS_MAX_LENGTH)
      ? { details: tooLong('Details', PRIVACY_DETAILS_MAX_LENGTH) }
      : {}),
  };
}

/** Error texts of the form. */
export const PRIVACY_REFUSALS = {
  tooMany: 'You have sent several requests in a row.',
  failed: 'Your request could not be sent. Please try again, or write to us.',
};
