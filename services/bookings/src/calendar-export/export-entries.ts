import { type CalendarExportKind } from '@farmhouse/contracts/bookings/calendar/calendar-export';
import { EVENT_CHECKIN_TIME } from '@farmhouse/contracts/bookings/calendar/calendar-feed';
import { stayInterval } from '@farmhouse/contracts/bookings/stay/stay';
import { sectionPath } from '@farmhouse/contracts/pages/sections';
import { formatGuests } from '@farmhouse/contracts/text/guests';
import { addDays, istDate, istTime } from '@farmhouse/contracts/timing/ist';
import { hash } from 'node:crypto';
import type { BookingEntity } from '../booking/booking.entity.ts';
import type { BlockEntity } from '../calendar/block.entity.ts';
import { isUidOfThisProduct, ownUid, uidOfOtherTime } from '../installation-id/calendar-uid.ts';
import type { SubscribedCalendarEntry } from './subscribed-calendar.ts';

/** The house as a calendar describes it, and the calendar's audience. */
export interface Listed {
  kind: CalendarExportKind;
  installationId: string;
  /** Where the dashboard is. */
  dashboardUrl: string;
}

/** An event of another site that takes dates here. */
export interface ImportedEvent {
  feedId: number;
  feedName: string;
  uid: string;
  summary: string;
  /** Both included. */
  fromDate: string;
  toDate: string;
  endsAt: Date;
  allDay: boolean;
  changedAt: Date;
}

/** Other sites learn that a day is taken, and nothing else. */
const TAKEN = 'Booked';

/** The nights, or the one day of a visit. */
function nightsOf({ checkinDate, checkoutDate }: BookingEntity) {
  return { first: checkinDate, until: checkoutDate > checkinDate ? checkoutDate : addDays(checkinDate, 1) };
}

export function stayEntry(
  booking: BookingEntity,
  { kind, installationId, dashboardUrl }: Listed,
): SubscribedCalendarEntry {
  const { id, version, updatedAt, confirmationCode, fullName, guestCount, contactNumber } = booking;
  const entry = { uid: ownUid(`booking-${id}`, installationId), sequence: version, changedAt: updatedAt };
  if (kind === 'site') return { ...entry, taken: nightsOf(booking), summary: TAKEN };
  return {
    ...entry,
    taken: stayInterval(booking),
    summary: `${fullName}, ${formatGuests(guestCount)}`,
    description: [contactNumber, confirmationCode].filter(Boolean).join('\n'),
    url: `${dashboardUrl}${sectionPath('bookings')}?open=${id}`,
  };
}

export function blockEntry(
  { id, fromDate, toDate, reason, version, updatedAt }: BlockEntity,
  listed: Listed,
): SubscribedCalendarEntry {
  return {
    uid: ownUid(`block-${id}`, listed.installationId),
    sequence: version,
    changedAt: updatedAt,
    taken: { first: fromDate, until: dayAfter(toDate) },
    summary: listed.kind === 'site' ? TAKEN : `Blocked${reason ? `: ${reason}` : ''}`,
  };
}

/** The last day that iCalendar can name, with four digits for the year. */
const LAST_DAY = '9999-12-31';
const dayAfter = (date: string): string => (date < LAST_DAY ? addDays(date, 1) : date);

const digest = (...parts: (string | number)[]): string => hash('sha256', parts.join(' '), 'hex').slice(0, 24);

/**
 * Entries of other installations keep their UID, so that each recognises its own; any other event gets a UID of ours,
 * one for each occurrence. `seen` already has the UID when two feeds contain the event, or while a moved event is
 * listed with both its times.
 */
function uidOf(
  { feedId, uid, fromDate, toDate }: ImportedEvent,
  installationId: string,
  seen: ReadonlySet<string>,
): string {
  const passedOn = isUidOfThisProduct(uid) ? uid : ownUid(`feed-${feedId}-${digest(uid, fromDate)}`, installationId);
  return seen.has(passedOn) ? uidOfOtherTime(passedOn, digest(feedId, uid, fromDate, toDate)) : passedOn;
}

/** The nights of an event. An event with times leaves the night of its last day free if it ends before check-in. */
function importedNights({ fromDate, toDate, endsAt, allDay }: ImportedEvent) {
  const next = dayAfter(toDate);
  if (allDay) return { first: fromDate, until: next };
  const leaves = istDate(endsAt);
  const until = istTime(endsAt) <= EVENT_CHECKIN_TIME ? leaves : next;
  return { first: fromDate, until: until > fromDate ? until : next };
}

/** `seen`: the UIDs that the calendar has already. */
export function importedEntry(
  event: ImportedEvent,
  { kind, installationId }: Listed,
  seen: Set<string>,
): SubscribedCalendarEntry {
  const uid = uidOf(event, installationId, seen);
  seen.add(uid);
  return {
    uid,
    // the only number that increases with each change and is kept when the event disappears and returns
    sequence: Math.floor(event.changedAt.getTime() / 1000) % 2 ** 31,
    changedAt: event.changedAt,
    taken: importedNights(event),
    summary: kind === 'site' ? TAKEN : `${event.feedName}: ${event.summary || TAKEN}`,
  };
}
