import type { FeedProblem } from '@farmhouse/contracts/bookings/calendar/calendar-feed';
import { failure, problemOfLacking, type Failure } from '../fetching/feed-problems.ts';
import type { ParsedCalendar, ParsedEvent } from '../parsing/parsed-event.ts';

/** A time of an event that is stored and not over. */
export interface StoredPeriod {
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

/** The changes of a feed's stored periods after a reading. */
export interface ImportPlan {
  failure: Failure | null;
  /** Periods to store. */
  toInsert: ParsedEvent[];
  /** Stored periods, with the event as it is now. */
  toUpdate: { id: number; event: ParsedEvent }[];
  /** Ids of stored periods that the calendar lacks for the first time. */
  toMarkMissing: number[];
  /** Ids of stored periods whose dates become free. */
  toDelete: number[];
  /** True if an event may newly overlap a stay: it is to be stored, or days that were only closed are sold. */
  mayClash: boolean;
  /** True after a failed or suspicious reading: missing periods must again be missing twice in a row. */
  resetsMissing: boolean;
}

interface ImportInput {
  known: readonly StoredPeriod[];
  /** True if far fewer events than before are to be accepted. */
  acceptsFewer: boolean;
  skipUnavailable: boolean;
  now: Date;
}

type EventIdentity = Pick<StoredPeriod, 'uid' | 'recurrence' | 'startsAt' | 'endsAt'>;

const keyOf = ({ uid, recurrence, startsAt, endsAt }: EventIdentity): string =>
  JSON.stringify([uid, recurrence, startsAt.getTime(), endsAt.getTime()]);

const uidOf = ({ uid, recurrence }: Pick<EventIdentity, 'uid' | 'recurrence'>): string =>
  JSON.stringify([uid, recurrence]);
const spanOf = ({ startsAt, endsAt }: Pick<EventIdentity, 'startsAt' | 'endsAt'>): string =>
  `${startsAt.getTime()} ${endsAt.getTime()}`;

/** The new events at the time of one that has gone, each with that time, if possible one that was not missing before. */
function atTimesOf(
  gone: readonly StoredPeriod[],
  fresh: readonly ParsedEvent[],
): ReadonlyMap<ParsedEvent, StoredPeriod> {
  const bySpan = new Map<string, StoredPeriod[]>();
  for (const time of gone.toSorted((a, b) => Number(a.missing) - Number(b.missing))) {
    bySpan.set(spanOf(time), [...(bySpan.get(spanOf(time)) ?? []), time]);
  }
  const found = new Map<ParsedEvent, StoredPeriod>();
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
function storedPeriodsOf(
  events: readonly ParsedEvent[],
  known: readonly StoredPeriod[],
): Map<ParsedEvent, StoredPeriod | undefined> {
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

const NOTHING = { toInsert: [], toUpdate: [], toMarkMissing: [], toDelete: [], mayClash: false };

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
 * if the previous complete calendar lacked them too. A suspicious calendar (incomplete, empty, or less than half as long
 * as before) still blocks the dates of its events, but frees none. A moved event is a new period, and its old period is
 * missing. A period keeps the UID under which it was first seen.
 */
export function planOf(content: ParsedCalendar, given: ImportInput): ImportPlan {
  const { known, now, skipUnavailable } = given;
  const unique = new Map(content.events.map((event) => [keyOf(event), event]));
  const events = [...unique.values()].filter(
    ({ endsAt, isUnavailable }) => endsAt > now && !(skipUnavailable && isUnavailable),
  );
  const times = storedPeriodsOf(events, known);
  const toUpdate = [...times].flatMap(([event, time]) => (time ? [{ id: time.id, event }] : []));
  const toInsert = events.filter((event) => !times.get(event));
  const isSold = ([event, time]: [ParsedEvent, StoredPeriod | undefined]) =>
    time?.isUnavailable === true && !event.isUnavailable;
  const mayClash = toInsert.length > 0 || [...times].some(isSold);
  const reason = reasonToFreeNothing(content, events, given);
  if (reason) return { ...NOTHING, toInsert, toUpdate, mayClash, failure: failure(reason), resetsMissing: true };
  const kept = new Set(toUpdate.map(({ id }) => id));
  const lacking = known.filter(({ id }) => !kept.has(id));
  const idsOf = (missing: boolean) => lacking.filter((time) => time.missing === missing).map(({ id }) => id);
  return {
    ...{ failure: null, toInsert, toUpdate, mayClash },
    ...{ toMarkMissing: idsOf(false), toDelete: idsOf(true), resetsMissing: false },
  };
}

/** The plan for an unchanged calendar: times that were missing are now missing for the second time. */
export function planOfUnchanged(known: readonly StoredPeriod[]): ImportPlan {
  const toDelete = known.filter(({ missing }) => missing).map(({ id }) => id);
  return { ...NOTHING, toDelete, failure: null, resetsMissing: false };
}

export const planOfFailure = (found: Failure): ImportPlan => ({ ...NOTHING, failure: found, resetsMissing: true });
