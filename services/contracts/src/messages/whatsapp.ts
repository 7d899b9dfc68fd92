/** Which messages to guests are sent by WhatsApp: none, each in addition to its mail, or each instead of its mail. */
export const WHATSAPP_MODES = ['off', 'beside', 'instead'] as const;
export type WhatsappMode = (typeof WHATSAPP_MODES)[number];

/** The fields that a variable of an approved template may be replaced by. */
export const TEMPLATE_FIELDS = [
  'first-name',
  'full-name',
  'house',
  'code',
  'arrival',
  'departure',
  'guests',
  'total',
  'due',
  'note',
  'link',
] as const;
export type WhatsappTemplateField = (typeof TEMPLATE_FIELDS)[number];

/** The kinds of messages to a booking's guest that can be sent by WhatsApp. */
export const WHATSAPP_KINDS = [
  'request-received',
  'payment-instructions',
  'booking-confirmed',
  'booking-cancelled',
  'stay-changed',
  'change-declined',
  'payment-received',
  'payment-verified',
  'payment-failed',
  'balance-due',
  'refund-paid',
  'receipt',
  'deposit-kept',
  'checkin-reminder',
  'arrival-day',
  'thank-you',
] as const;
export type WhatsappKind = (typeof WHATSAPP_KINDS)[number];

export const TEMPLATE_NAME_MAX_LENGTH = 512;
export const TEMPLATE_FIELDS_MAX = 10;
export const WHATSAPP_KEY_MAX_LENGTH = 1_000;

/** A template that Meta has approved, and the fields of its variables {{1}}, {{2}} … */
export interface WhatsappTemplate {
  kind: WhatsappKind;
  /** As in WhatsApp Manager: small letters, digits and underscores. */
  name: string;
  /** Such as `en` or `en_US`. */
  language: string;
  fields: WhatsappTemplateField[];
}

/** The keys that are stored encrypted. */
export const WHATSAPP_KEYS = ['accessToken', 'appSecret', 'verifyToken'] as const;
export type WhatsappKey = (typeof WHATSAPP_KEYS)[number];

/** A key as the owner sees it after entering it: whether it is set, and its last four characters. */
export interface StoredKey {
  isSet: boolean;
  /** Null when it is not set, or too short to show a part of it. */
  last4: string | null;
}

export interface WhatsappAccountView {
  mode: WhatsappMode;
  phoneNumberId: string | null;
  keys: Record<WhatsappKey, StoredKey>;
  templates: WhatsappTemplate[];
  /** The webhook address to configure at Meta. */
  webhookUrl: string;
  /** False when this server has no secret to encrypt keys with (`SEAL_SECRETS`). */
  canStoreKeys: boolean;
}

/** Absent fields stay unchanged; null removes a value. */
export interface SaveWhatsappAccount {
  mode?: WhatsappMode;
  phoneNumberId?: string | null;
  accessToken?: string | null;
  appSecret?: string | null;
  verifyToken?: string | null;
  templates?: WhatsappTemplate[];
}

export interface SendWhatsappTest {
  /** The owner's own number. */
  to: string;
  /** The kind whose template is sent, with example values. */
  kind: WhatsappKind;
}

export interface WhatsappTestResult {
  isSent: boolean;
  /** Why it was not sent, as a text. */
  reason: string | null;
}

/** A number that gets no WhatsApp messages, because its owner has answered STOP. */
export interface OptOutView {
  id: number;
  /** Digits with the country's code. */
  phone: string;
  since: string;
}
