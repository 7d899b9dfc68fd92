import type { BusyRange } from '@farmhouse/contracts/bookings/booking';
import { addDays, istInstant, overlaps, type StayInterval } from '@farmhouse/contracts/bookings/stay';

/** How a day looks to a guest: nobody can come or go, one can only leave, only arrive, or somebody has asked. */
export type DayState = 'taken' | 'leave-only' | 'arrive-only' | 'requested' | 'free';

/** The parts of a day in which a guest would leave, and in which one would arrive and stay for the night. */
const morningOf = (day: string): StayInterval => ({ from: istInstant(day, '08:00'), to: istInstant(day, '11:00') });
const nightOf = (day: string): StayInterval => ({
  from: istInstant(day, '18:00'),
  to: istInstant(addDays(day, 1), '06:00'),
});

export function intervalOf({ from, to }: BusyRange): StayInterval {
  return { from: new Date(from), to: new Date(to) };
}

/** The state of a day in India, from what is known to be taken or requested. */
export function dayState(day: string, ranges: readonly BusyRange[]): DayState {
  const taken = ranges.filter(({ kind }) => kind === 'taken').map(intervalOf);
  const morningTaken = taken.some((range) => overlaps(range, morningOf(day)));
  const nightTaken = taken.some((range) => overlaps(range, nightOf(day)));
  if (morningTaken && nightTaken) return 'taken';
  if (nightTaken) return 'leave-only';
  if (morningTaken) return 'arrive-only';

  const asked = ranges.some((range) => range.kind === 'requested' && overlaps(intervalOf(range), nightOf(day)));
  return asked ? 'requested' : 'free';
}

/** The span of the calendar that a month on screen needs, a little wider on both sides. */
export function spanAround(month: string, today: string): { from: string; to: string } {
  const first = `${month.slice(0, 7)}-01`;
  const from = addDays(first, -7);
  return { from: from < today ? today : from, to: addDays(first, 75) };
}

/** A calendar day as a Date on this machine's clock, which is what calendars on screen speak; and back. */
export function toLocalDate(day: string): Date {
  const [year, month, date] = day.split('-').map(Number);
  return new Date(year ?? 1970, (month ?? 1) - 1, date ?? 1, 12);
}

export function fromLocalDate(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The dates after a tap on a day: it begins a stay, or ends the one that has begun. */
export function pickDay(
  day: string,
  picked: { checkinDate: string; checkoutDate: string },
): { checkinDate: string; checkoutDate: string } {
  const begun = picked.checkinDate !== '' && picked.checkoutDate === '';
  return begun && day >= picked.checkinDate
    ? { checkinDate: picked.checkinDate, checkoutDate: day }
    : { checkinDate: day, checkoutDate: '' };
}
