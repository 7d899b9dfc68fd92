import { daysBetween } from '@farmhouse/contracts/timing/ist';
import { OPEN_PRIVACY_STATUSES, type PrivacyRequestView } from '@farmhouse/contracts/content/privacy-request';
import { formatCount } from '@farmhouse/contracts/text/count';
import type { BadgeTone } from '../../ui/badge.tsx';

/** Days before the due date from which a privacy request is highlighted; the first reminder is sent then, too. */
const SOON_DAYS = 7;

/** Text and colour for the days left for a privacy request on a day (`YYYY-MM-DD`); 'Closed' for a closed one. */
export function dueState(
  { status, dueDate }: Pick<PrivacyRequestView, 'status' | 'dueDate'>,
  today: string,
): { text: string; tone: BadgeTone } {
  if (!OPEN_PRIVACY_STATUSES.includes(status)) return { text: 'Closed', tone: 'grey' };
  const left = daysBetween(today, dueDate);
  if (left < 0) return { text: `Overdue by ${formatCount(-left, 'day', 'days')}`, tone: 'red' };
  if (left === 0) return { text: 'Due today', tone: 'red' };
  return { text: `${formatCount(left, 'day', 'days')} left`, tone: left > SOON_DAYS ? 'green' : 'yellow' };
}
