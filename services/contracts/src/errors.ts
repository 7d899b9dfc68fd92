/** One invalid field of an HTTP request; `path` is its name, dotted when nested, empty for the body as a whole. */
export interface FieldError {
  path: string;
  message: string;
}

/** The body of every error answer. `errors` is present on a 400 that names fields. */
export interface Problem {
  message: string;
  code?: ErrorCode;
  errors?: FieldError[];
}

/**
 * The catalogue of error codes with their meanings. Clients compare codes, never messages, which are for people and may
 * be translated by code.
 */
export const ERROR_CODES = {
  'invalid-input': 'The request has a wrong or missing field, or cannot be read',
  'not-found': 'What was asked for does not exist, or not for this caller',
  unauthorized: 'Not signed in, or the token is no longer valid',
  forbidden: 'The signed-in admin lacks the permission',
  'invalid-credentials': 'The user name or the password is wrong',
  'too-many-requests': 'The caller has used up a limit and may try again later',
  unavailable: 'Something that is needed is out of reach for a moment',
  unexpected: 'Unexpected error',
  'payload-too-large': 'The body is larger than the call takes',
  'unsupported-media-type': 'The body is of a type that the call does not take',
  'dates-taken': 'A confirmed stay, a block or an event of another calendar has the dates',
  'stay-rule': 'A rule for stays does not allow these dates',
  outdated: 'The booking has changed since it was read',
  'status-conflict': 'The status does not allow this',
  'price-agreed': 'The price was agreed with the owner, who alone changes it',
  'refund-changed': 'The refund is not the amount that was shown before',
  'ledger-conflict': 'The sums of the ledger do not allow this entry',
  'payment-conflict': 'The state of the payment does not allow this',
  'utr-invalid': 'The reference of the transfer has not twelve digits',
  'utr-used': 'Another live payment has the reference of the transfer',
  'too-many-submissions': 'The booking takes no more references of transfers',
  'reminder-too-soon': 'The guest got a reminder less than a day ago',
  'guest-token-required': 'The booking opens only to the guest who made it',
  'idempotency-key-reused': 'The key stands for another request',
  'coupon-invalid': 'There is no active coupon of that code',
  'coupon-expired': 'The coupon has expired',
  'coupon-minimum': 'The amount is below the minimum of the coupon',
  'service-unknown': 'A chosen service is not offered',
  'too-many-calendars': 'There are as many addresses of the calendar as there can be',
  'code-taken': 'Another coupon has the code',
  'key-taken': 'Another setting has the key',
  'page-taken': 'Another search record has the page',
  'slug-taken': 'Another post has the slug',
  'identifier-taken': 'Another text has the identifier',
  'edited-elsewhere': 'It was changed by someone else since it was read',
  'undo-over': 'The seconds for undoing the change have passed',
  'changed-since': 'It has changed again, so that the change before cannot be undone',
  'not-editable': 'The record is part of the site and stays as it is',
  'erasure-blocked': 'A confirmed stay to come or money owed stands against erasing the person',
  'erasure-not-asked': 'The request does not ask for data to be deleted, or is closed',
  'already-replied': 'The message has a reply',
  'wrong-password': 'The current password is wrong',
  'weak-password': 'The new password is common or easy to guess',
  'reset-link-invalid': 'The link for a new password was used, is too old, or never existed',
  'browser-link-invalid': 'The link that lets a browser in was used, is too old, or never existed',
  'feed-taken': 'The address of the calendar is read already',
  'too-many-feeds': 'No more calendars of other sites can be read',
  'chat-not-active': 'The chat takes no messages now',
  'always-sent': 'The message is mandatory and cannot be switched off',
  'no-own-address': 'The settings have no address for the owner’s mails',
  'session-taken': 'Another visitor has the session',
} as const;

export type ErrorCode = keyof typeof ERROR_CODES;
