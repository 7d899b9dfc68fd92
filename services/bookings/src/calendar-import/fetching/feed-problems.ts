import type { FeedProblem } from '@farmhouse/contracts/bookings/calendar/calendar-feed';
import type { ParsedCalendar } from '../parsing/parsed-event.ts';

/** Why a reading failed, with texts for the owner. */
export interface Failure {
  problem: FeedProblem;
  text: string;
  /** The text for a preview, before the calendar is saved and has occupied dates. */
  previewText: string;
}

const NOTHING_FREED = 'Its earlier dates stay blocked.';
const IF_CORRECT = 'If that is right, read it again and accept that it has fewer events.';

const refusedText = (status = ''): string =>
  `The site refused the address${status}. Copy it again from the site’s settings.`;

const TEXTS: Readonly<Record<FeedProblem, string>> = {
  unreachable: 'The site did not answer.',
  'address-not-allowed': 'The address, or one that it leads to, is not on the public internet.',
  'too-large': 'The calendar has more than 2 MB or 5,000 events, so that some may be left out.',
  'too-slow': 'The site did not send the whole calendar within ten seconds.',
  refused: refusedText(),
  'not-a-calendar': 'The address does not return a calendar.',
  incomplete: 'The calendar is cut off or has events that cannot be read.',
  empty: 'The calendar is empty, although it had events before.',
  shrunk: 'The calendar lost more than half of its events at once.',
};

function inWords(problem: FeedProblem, what: string): Failure {
  const isSuspicious = problem === 'empty' || problem === 'shrunk';
  return { problem, text: [what, NOTHING_FREED, ...(isSuspicious ? [IF_CORRECT] : [])].join(' '), previewText: what };
}

/** The problem of a calendar that may have more events than were read. */
export const problemOfLacking = (lacking: NonNullable<ParsedCalendar['lacking']>): FeedProblem =>
  lacking === 'too-many-events' ? 'too-large' : 'incomplete';

export const failure = (problem: FeedProblem): Failure => inWords(problem, TEXTS[problem]);

/** Statuses of a site that answers another time: Request Timeout, Too Many Requests. */
const LATER = [408, 429];

/** The failure for an HTTP status that is not a success. */
export function refusedBy(status: number): Failure {
  if (LATER.includes(status)) return inWords('unreachable', `The site asks to try later (HTTP ${status}).`);
  if (status < 500) return inWords('refused', refusedText(` (HTTP ${status})`));
  return inWords('unreachable', `The site has a problem of its own (HTTP ${status}).`);
}
