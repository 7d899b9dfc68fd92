import { pathOf } from '@farmhouse/contracts/pages/pages';
import { contentPages } from '../pages.ts';
import type { Bound } from '../table.ts';
import { bookingCalendar } from './booking-calendar.ts';
import { firstTaps } from './first-tap.ts';
import { startBlocking } from './start-blocking.ts';

/** The first experience of a guest with a slow phone: taps on a page that has just loaded, its start, the calendar. */
export async function firstUse(): Promise<Bound[]> {
  const blocking = await startBlocking([...(await contentPages()), pathOf('booking')]);
  return [...blocking, ...(await firstTaps()), ...(await bookingCalendar())];
}
