/** Longest texts that the owner may write, in characters. */
export const TEMPLATE_SUBJECT_MAX_LENGTH = 150;
export const TEMPLATE_BODY_MAX_LENGTH = 5000;

/** How many earlier texts of a message are kept. */
export const TEMPLATE_VERSIONS_KEPT = 20;

/** When in a booking's life a message is sent; the owner's list is grouped by it. */
export const TEMPLATE_TRIGGERS = {
  booking: 'Request and booking',
  payment: 'Payment',
  stay: 'Around the stay',
  change: 'Change and cancellation',
  question: 'Questions and privacy',
} as const;
export type TemplateTrigger = keyof typeof TEMPLATE_TRIGGERS;

/** The owner's text: plain text in which `{{name}}` is replaced by a field. */
export interface TemplateText {
  subject: string;
  body: string;
}

export interface TemplateField {
  /** The name between the braces. */
  name: string;
  label: string;
  /** Its value in the example. */
  example: string;
}

/** An earlier text of the owner. */
export interface TemplateVersion extends TemplateText {
  id: number;
  /** ISO instant at which it was saved. */
  savedAt: string;
  savedBy: string;
}

/** A message to guests as the owner sees and edits it. */
export interface MessageTemplateView extends TemplateText {
  /** The kind of the mail. */
  kind: string;
  name: string;
  moment: TemplateTrigger;
  /** When it is sent, in one sentence. */
  when: string;
  /** True if it is mandatory, so that it is always sent. */
  isDuty: boolean;
  enabled: boolean;
  original: TemplateText;
  isOriginal: boolean;
  /** The fields that may be used in the text. */
  fields: TemplateField[];
  /** The latest change of the text or the switch, an ISO instant; null before the first. */
  savedAt: string | null;
  savedBy: string | null;
  /** Earlier texts of the owner, the newest first. */
  versions: TemplateVersion[];
}

/** A field that is left out keeps its value. */
export interface SaveMessageTemplate extends Partial<TemplateText> {
  /** False for a message that is not sent. */
  enabled?: boolean;
}

/** A text to be previewed or tested before it is saved; absent parts are as they are now. */
export interface TemplateDraft extends Partial<TemplateText> {
  /** A `PreviewBooking` whose values it is filled with; without one it is filled with an example. */
  bookingId?: number;
}

/** How many bookings are offered for a preview at once. */
export const PREVIEW_BOOKINGS_SHOWN = 20;

/** The bookings that a preview can be filled with, the one with the newest message first. */
export interface PreviewBookingsQuery {
  /** A part of the name or code. */
  q?: string;
}

/** A booking that a preview can be filled with: the data of a message about it is still stored. */
export interface PreviewBooking {
  id: number;
  confirmationCode: string;
  fullName: string;
  checkinDate: string;
}

/** The message as a guest sees it in each channel. */
export interface TemplatePreview {
  subject: string;
  /** A complete page without scripts; its pictures are data URLs. */
  html: string;
  text: string;
  whatsapp: string;
  sms: { text: string; characters: number; parts: number };
}

/** The recipient of a test message. */
export interface TemplateTestSent {
  sentTo: string;
}
