import type { SettingValues } from '@farmhouse/contracts/content/setting';
import type { WhatsappTemplateField } from '@farmhouse/contracts/messages/whatsapp';
import { firstName } from '@farmhouse/contracts/text/first-name';
import { oneLine } from '@farmhouse/contracts/text/one-line';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { bookingLink } from '../../mails/booking/booking-links.ts';
import { arrival, departure, payableOf } from '../../mails/booking/booking-values.ts';
import type { MailSite } from '../../mails/mail-data.ts';
import type { BookingNotePayload } from '../../mails/mail-payloads.ts';
import { houseInfoOf } from '../../mails/text/house-info.ts';
import { payloadWithoutLinks } from '../../mails/typed-fields.ts';

/** Characters of one variable; the Cloud API refuses longer ones. */
const MAX_LENGTH = 1_000;
/** Replaces an empty value, which the Cloud API refuses. */
const NOTHING = '–';

type Payload = Pick<BookingNotePayload, 'booking'> & Partial<Pick<BookingNotePayload, 'note'>>;

const WRITTEN: Record<WhatsappTemplateField, (payload: Payload, settings: SettingValues, site: MailSite) => string> = {
  'first-name': ({ booking }) => firstName(booking.fullName),
  'full-name': ({ booking }) => booking.fullName,
  house: (_payload, settings) => houseInfoOf(settings).name,
  code: ({ booking }) => booking.confirmationCode,
  arrival: ({ booking }) => arrival(booking),
  departure: ({ booking }) => departure(booking),
  guests: ({ booking }) => String(booking.guestCount),
  total: ({ booking }) => formatRupees(booking.finalTotal),
  due: ({ booking }) => formatRupees(payableOf(booking)),
  note: ({ note }) => note ?? '',
  link: ({ booking }, _settings, site) => bookingLink({ booking, site }),
};

/** The values of a template's variables: one line each, never empty, without addresses of pages that a guest typed. */
export function templateValues(
  fields: readonly WhatsappTemplateField[],
  payload: Payload,
  settings: SettingValues,
  site: MailSite,
): string[] {
  const shown = payloadWithoutLinks(payload);
  return fields.map((field) => oneLine(WRITTEN[field](shown, settings, site), MAX_LENGTH) || NOTHING);
}
