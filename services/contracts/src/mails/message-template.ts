/** Longest texts that the owner may write, in characters. */
export const TEMPLATE_SUBJECT_MAX_LENGTH = 150;
export const TEMPLATE_BODY_MAX_LENGTH = 5000;

/** How many earlier texts of a message are kept. */
export const TEMPLATE_VERSIONS_KEPT = 20;

/** When in a booking's life a message is sent; the owner's list is grouped by it. */
export const TEMPLATE_MOMENTS = {
  booking: 'Request and booking',
  payment: 'Payment',
  stay: 'Around the stay',
  change: 'Change and cancellation',
  question: 'Questions and privacy',
} as const;
export type TemplateMoment = keyof typeof TEMPLATE_MOMENTS;

/** What the owner writes: plain text in which `{{name}}` stands for a field. */
export interface TemplateText {
  subject: string;
  body: string;
}

export interface TemplateField {
  /** As it stands between braces. */
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
  moment: TemplateMoment;
  /** One sentence: what causes it. */
  when: string;
  /** True if it carries a duty, so that it is always sent. */
  isDuty: boolean;
  enabled: boolean;
  original: TemplateText;
  isOriginal: boolean;
  /** What may stand in the text. */
  fields: TemplateField[];
  /** The latest change of the text or the switch, an ISO instant; null before the first. */
  savedAt: string | null;
  savedBy: string | null;
  /** Earlier texts of the owner, the newest first. */
  versions: TemplateVersion[];
}

export interface SaveMessageTemplate extends TemplateText {
  /** False for a message that is not sent. */
  enabled?: boolean;
}

/** A text to be shown or tried before it is saved; what is left out is as it is now. */
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

/** A booking that a preview can be filled with: what a message about it was written from is still kept. */
export interface PreviewBooking {
  id: number;
  confirmationCode: string;
  fullName: string;
  checkinDate: string;
}

/** How a message looks by each channel to a guest. */
export interface TemplatePreview {
  subject: string;
  /** A whole page without scripts; its pictures are data. */
  html: string;
  text: string;
  whatsapp: string;
  sms: { text: string; characters: number; parts: number };
}

/** Where the test of a message has gone. */
export interface TemplateTestSent {
  sentTo: string;
}
