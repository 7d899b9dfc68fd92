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

/** Codes that a client may act on; the message is for people. */
export type ErrorCode =
  | 'invalid-input'
  | 'not-found'
  | 'unauthorized'
  | 'forbidden'
  | 'invalid-credentials'
  | 'too-many-requests'
  | 'unavailable'
  | 'payload-too-large'
  | 'unsupported-media-type'
  | 'dates-taken'
  | 'dates-invalid'
  | 'status-conflict'
  | 'payment-conflict'
  | 'utr-invalid'
  | 'utr-used'
  | 'too-many-submissions'
  | 'reminder-too-soon'
  | 'guest-token-required'
  | 'idempotency-key-reused'
  | 'coupon-invalid'
  | 'coupon-expired'
  | 'coupon-minimum'
  | 'service-unknown'
  | 'code-taken'
  | 'key-taken'
  | 'page-taken'
  | 'slug-taken'
  | 'identifier-taken'
  | 'edited-elsewhere'
  | 'not-editable'
  | 'already-replied'
  | 'in-use'
  | 'wrong-password'
  | 'chat-not-active'
  | 'session-taken';
