import type { FeedProblem } from '@farmhouse/contracts/bookings/calendar/calendar-feed';

/** What a problem of another site's calendar means for the house, and what the owner can do. */
interface ProblemTexts {
  /** What has happened to the calendar for hours. */
  headline: string;
  meaning: string;
  action: string;
}

const UNREAD = {
  headline: 'has not been read for hours',
  meaning:
    'What is booked on the other site since then is not known here, and its dates can be booked a second time. Dates ' +
    'that were known before stay taken.',
};
const SITE_AWAY = { ...UNREAD, action: 'If it lasts, look whether the other site works.' };
const WRONG_ADDRESS = { ...UNREAD, action: 'If the address has changed, copy it again from the other site.' };

const INCOMPLETE = {
  headline: 'has not been read in full for hours',
  meaning:
    'Dates that could not be read are not known here, and can be booked a second time. Dates that were known before ' +
    'stay taken, also where the other site has freed them.',
};

const FEWER: ProblemTexts = {
  headline: 'has freed no dates for hours',
  meaning:
    'It was read, and its events take their dates. It lost so many of them at once that this may be a mistake of the ' +
    'other site: dates that it no longer names stay blocked here.',
  action: 'If that is right, read it again in the dashboard and accept that it has fewer events.',
};

const TEXTS: Readonly<Record<FeedProblem, ProblemTexts>> = {
  unreachable: SITE_AWAY,
  'too-slow': SITE_AWAY,
  'address-not-allowed': WRONG_ADDRESS,
  refused: WRONG_ADDRESS,
  'not-a-calendar': WRONG_ADDRESS,
  'too-large': { ...INCOMPLETE, action: 'If the other site lets you, remove old events from this calendar there.' },
  incomplete: { ...INCOMPLETE, action: 'If it lasts, look whether the other site works.' },
  empty: FEWER,
  shrunk: FEWER,
};

/** An error of this product, or a problem that a newer version knows. */
const OTHER = { ...UNREAD, action: 'If it lasts, show this mail to whoever looks after the website.' };

export const feedProblemTexts = (problem?: FeedProblem): ProblemTexts => (problem && TEXTS[problem]) ?? OTHER;
