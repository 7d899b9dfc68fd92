import { formatDayAndMonth } from '@farmhouse/contracts/text/dates';
import type { PickedDates } from '../calendar/calendar-days.ts';
import { askAbout } from '../contact/ask-about.ts';

/**
 * A guest's WhatsApp message about dates: `Hello, is 12–13 December free?`; about a stay in general while none are
 * chosen.
 */
export function datesQuestion({ checkinDate, checkoutDate }: PickedDates): string {
  if (!checkinDate) return askAbout('a stay');
  const last = checkoutDate || checkinDate;
  const [from, to] = [checkinDate, last].map(formatDayAndMonth);
  if (from === to) return `Hello, is ${to} free?`;
  const isOneMonth = checkinDate.slice(0, 7) === last.slice(0, 7);
  return `Hello, is ${isOneMonth ? `${Number(checkinDate.slice(8))}–${to}` : `${from} – ${to}`} free?`;
}
