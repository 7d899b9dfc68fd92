import type { TemplateTrigger, TemplateText } from '@farmhouse/contracts/messages/message-template';
import { oneLine } from '@farmhouse/contracts/text/one-line';
import { withoutHidden } from '@farmhouse/contracts/text/visible';
import type { BookingSnapshot } from '@farmhouse/contracts/events/payloads';
import type { MailData } from '../mail-data.ts';

/** A field that the owner's text may contain, with its label in the dashboard. */
export interface Field<P extends object> {
  label: string;
  /** Its value; empty when there is none. A guest may have typed it. */
  value(data: MailData<P>): string;
  /** True if the value is an address of the house's own, which becomes a link. */
  isLink?: boolean;
}

export type Fields<P extends object> = Readonly<Record<string, Field<P>>>;

/**
 * How the owner may write a mail to guests: its original text, and the fields that it may contain. In the mail's own
 * body the first paragraph of that text is an OpeningParagraph, its others are Prose; details are outside of both.
 */
export interface MailTemplate<P extends object> extends TemplateText {
  name: string;
  moment: TemplateTrigger;
  /** One sentence: what causes the mail. */
  when: string;
  /** True if the guest must get it: it cannot be switched off. */
  isMandatory?: boolean;
  /** About a booking: KNOWN_GUEST_FIELDS, or BOOKING_FIELDS when anyone can trigger the mail, and the mail's own. */
  fields: Fields<P>;
  /**
   * False where the owner's text, or that of a template that WhatsApp has approved, would be wrong now, so that the
   * mail's own text is used, as in `payment-verified.mail.tsx`.
   */
  fits?(payload: P, now: Date): boolean;
  /** Properties of the example's booking. */
  example?: Partial<BookingSnapshot>;
}

const VALUE_MAX_LENGTH = 500;

/** The value of a field, made safe for a mail and its subject: one line, without hidden characters. */
export function valueOf<P extends object>(fields: Fields<P>, name: string, data: MailData<P>): string {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return field ? oneLine(withoutHidden(field.value(data)), VALUE_MAX_LENGTH) : '';
}
