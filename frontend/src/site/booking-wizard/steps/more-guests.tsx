import { MAX_GUESTS_ONLINE } from '@farmhouse/contracts/bookings/booking/booking';
import { settingText } from '@farmhouse/contracts/content/setting';
import { formatDay } from '@farmhouse/contracts/text/dates';
import { whatsappLink, telLink } from '@farmhouse/contracts/text/phone';
import { useSettings } from '../../../shared/content/settings.api.ts';
import type { PickedDates } from '../../ui/calendar/calendar-days.ts';
import { phonesOf } from '../../ui/contact/phones.ts';

const LINK = 'inline-flex min-h-11 items-center font-semibold text-terracotta-dark underline underline-offset-2';

/** Contact for a larger party: WhatsApp with the dates filled in, else phone. */
export function MoreGuests({ picked }: { picked: PickedDates }) {
  const settings = useSettings();
  const whatsapp = settingText(settings, 'whatsapp_number');
  const [phone = ''] = phonesOf(settings);
  if (!whatsapp && !phone) return null;
  const question = `More than ${MAX_GUESTS_ONLINE} guests?`;
  return whatsapp ? (
    <a href={whatsappLink(whatsapp, askText(picked))} target="_blank" rel="noreferrer" className={LINK}>
      {question} Ask us on WhatsApp
    </a>
  ) : (
    <a href={telLink(phone)} className={LINK}>
      {question} Please call us
    </a>
  );
}

function askText({ checkinDate, checkoutDate }: PickedDates): string {
  const dates = [...new Set([checkinDate, checkoutDate])].filter(Boolean).map(formatDay).join(' to ');
  return `Hello, we are more than ${MAX_GUESTS_ONLINE} guests. Is the farmhouse free${dates && ` on ${dates}`}?`;
}
