import type { FeedProblem } from '@farmhouse/contracts/bookings/calendar/calendar-feed';
import { failure, problemOfLacking, type Failure } from '../fetching/feed-problems.ts';
import type { ParsedCalendar, ParsedEvent } from '../parsing/parsed-event.ts';

/** A time of an event that is stored and not over. */
export interface StoredTime {
  id: number;
  uid: string;
  recurrence: string;
  startsAt: Date;
  endsAt: Date;
  /** True if the latest complete calendar lacked it. */
  missing: boolean;
  /** As of the latest reading that had it. */
  isUnavailable: boolean;
}

/** The changes of a feed's stored times after a reading. */
export interface ImportPlan {
  failure: Failure | null;
  /** Times to store. */
  take: ParsedEvent[];
  /** Times that are stored already, with the event as it is now. */
  keep: { id: number; event: ParsedEvent }[];
  /** Ids of times that the calendar lacks for the first time. */
  miss: number[];
  /** Ids of times whose dates become free. */
  free: number[];
  /** True if an event may newly overlap a stay: it is to be stored, or days that were only closed are sold. */
  mayClash: boolean;
  /** True after a failed or doubtful reading: missing times must again be missing twice in a row. */
  resets: boolean;
}

interface ImportInput {
  known: readonly StoredTime[];
  /** True if far fewer events than before are to be accepted. */
  acceptsFewer: boolean;
  skipUnavailable: boolean;
  now: Date;
}

type EventIdentity = Pick<StoredTime, 'uid' | 'recurrence' | 'startsAt' | 'endsAt'>;

const keyOf = ({ uid, recurrence, startsAt, endsAt }: EventIdentity): string =>
  JSON.stringify([uid, recurrence, startsAt.getTime(), endsAt.getTime()]);

const uidOf = ({ uid, recurrence }: Pick<EventIdentity, 'uid' | 'recurrence'>): string =>
  JSON.stringify([uid, recurrence]);
const spanOf = ({ startsAt, endsAt }: Pick<EventIdentity, 'startsAt' | 'endsAt'>): string =>
  `${startsAt.getTime()} ${endsAt.getTime()}`;

/** The new events at the time of one that has gone, each with that time, if possible one that was not missing before. */
function atTimesOf(gone: readonly StoredTime[], fresh: readonly ParsedEvent[]): ReadonlyMap<ParsedEvent, StoredTime> {
  const bySpan = new Map<string, StoredTime[]>();
  for (const time of gone.toSorted((a, b) => Number(a.missing) - Number(b.missing))) {
    bySpan.set(spanOf(time), [...(bySpan.get(spanOf(time)) ?? []), time]);
  }
  const found = new Map<ParsedEvent, StoredTime>();
  for (const event of fresh) {
    const time = bySpan.get(spanOf(event))?.shift();
    if (time) found.set(event, time);
  }
  return found;
}

/**
 * The stored time of each event: one with its UID, or else, where UIDs do not identify events, one at the same time.
 * Some sites issue new UIDs at each download, so that none is as it was; some number them, so that two or more events,
 * and most of those that stay, have the UIDs of others. In any other calendar, a new UID is another guest's.
 */
function storedTimesOf(
  events: readonly ParsedEvent[],
  known: readonly StoredTime[],
): Map<ParsedEvent, StoredTime | undefined> {
  const byKey = new Map(known.map((time) => [keyOf(time), time]));
  const keys = new Set(events.map(keyOf));
  const uids = new Set(events.map(uidOf));
  const fresh = events.filter((event) => !byKey.has(keyOf(event)));
  const gone = known.filter((time) => !keys.has(keyOf(time)));
  const renamed = atTimesOf(gone, fresh);
  const kept = events.length - fresh.length;
  const areReissued = !known.some((time) => uids.has(uidOf(time))) || renamed.size > Math.max(1, kept);
  return new Map(
    events.map((event) => [event, byKey.get(keyOf(event)) ?? (areReissued ? renamed.get(event) : undefined)]),
  );
}

const NOTHING = { take: [], keep: [], miss: [], free: [], mayClash: false };

/** Why a calendar must not free any dates; undefined if it may. */
function reasonToFreeNothing(
  content: ParsedCalendar,
  events: readonly ParsedEvent[],
  given: ImportInput,
): FeedProblem | undefined {
  if (content.lacking) return problemOfLacking(content.lacking);
  if (given.acceptsFewer) return undefined;
  const before = given.known.filter(({ missing }) => !missing).length;
  if (before > 0 && events.length === 0) return 'empty';
  return events.length * 2 < before ? 'shrunk' : undefined;
}

/**
 * The plan for a calendar that was read: dates of its events are blocked at once, and dates of missing events are freed
 * if the previous complete calendar lacked them too. A suspicious calendar (incomplete, empty, or less than
 * half as long as before) still blocks the dates of its events, but frees none. A moved event is a
 * new time, and its old time is missing. A time keeps the UID under which it was first seen.
 */
export function planOf(content: ParsedCalendar, given: ImportInput): ImportPlan {
  const { known, now, skipUnavailable } = given;
  const unique = new Map(content.events.map((event) => [keyOf(event), event]));
  const events = [...unique.values()].filter(
    ({ endsAt, isUnavailable }) => endsAt > now && !(skipUnavailable && isUnavailable),
  );
  const times = storedTimesOf(events, known);
  const keep = [...times].flatMap(([event, time]) => (time ? [{ id: time.id, event }] : []));
  const take = events.filter((event) => !times.get(event));
  const isSold = ([event, time]: [ParsedEvent, StoredTime | undefined]) =>
    time?.isUnavailable === true && !event.isUnavailable;
  const mayClash = take.length > 0 || [...times].some(isSold);
  const suspicion = reasonToFreeNothing(content, events, given);
  if (suspicion) return { ...NOTHING, take, keep, mayClash, failure: failure(suspicion), resets: true };
  const kept = new Set(keep.map(({ id }) => id));
  const lacking = known.filter(({ id }) => !kept.has(id));
  const idsOf = (missing: boolean) => lacking.filter((time) => time.missing === missing).map(({ id }) => id);
  return { failure: null, take, keep, mayClash, miss: idsOf(false), free: idsOf(true), resets: false };
}

/** The plan for an unchanged calendar: times that were missing are now missing for the second time. */
export function planOfUnchanged(known: readonly StoredTime[]): ImportPlan {
  const free = known.filter(({ missing }) => missing).map(({ id }) => id);
  return { ...NOTHING, free, failure: null, resets: false };
}

export const planOfFailure = (found: Failure): ImportPlan => ({ ...NOTHING, failure: found, resets: true });
