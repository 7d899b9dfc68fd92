import { FUNNEL_EVENT_CATEGORY, FUNNEL_EVENT_TYPE, FUNNEL_STAGES } from '@farmhouse/contracts/analytics/funnel';
import type { Platform } from '@farmhouse/contracts/analytics/visitor';
import type { PagePath } from '@farmhouse/contracts/pages/pages';
import { HOUR_MS } from '@farmhouse/contracts/timing/durations';
import { addDays, istDate, istInstant } from '@farmhouse/contracts/timing/ist';
import { pick, randomOf, type Weighted } from './random.ts';

/** A whole visit: its session, the pages in order, and how far it got in the booking wizard. */
export interface DemoVisit {
  sessionId: string;
  platform: Platform;
  country: string;
  source: string;
  referrer: string | null;
  begin: Date;
  views: { page: string; at: Date; seconds: number; depth: number }[];
  /** How many stages of the funnel it reached. */
  stages: number;
}

const DAYS = 90;
const SEED = 2026;
const [FRIDAY, SATURDAY] = [5, 6];

const PLATFORMS: Weighted<Platform> = [
  [{ device: 'mobile', browser: 'chrome', os: 'android' }, 56],
  [{ device: 'mobile', browser: 'safari', os: 'ios' }, 14],
  [{ device: 'mobile', browser: 'other', os: 'android' }, 5],
  [{ device: 'desktop', browser: 'chrome', os: 'windows' }, 14],
  [{ device: 'desktop', browser: 'edge', os: 'windows' }, 4],
  [{ device: 'desktop', browser: 'safari', os: 'macos' }, 3],
  [{ device: 'desktop', browser: 'firefox', os: 'linux' }, 1],
  [{ device: 'tablet', browser: 'safari', os: 'ios' }, 3],
];

const SOURCES: Weighted<readonly [source: string, referrer: string | null]> = [
  [['Direct', null], 34],
  [['google.com', 'https://www.google.com/'], 38],
  [['instagram', 'https://l.instagram.com/'], 14],
  [['facebook.com', 'https://www.facebook.com/'], 7],
  [['whatsapp', null], 5],
  [['bing.com', 'https://www.bing.com/'], 2],
];

const COUNTRIES: Weighted<string> = [
  ['India', 93],
  ['United States', 3],
  ['United Arab Emirates', 2],
  ['Singapore', 1],
  ['Unknown', 1],
];

const LANDINGS: Weighted<PagePath> = [
  ['/', 62],
  ['/gallery', 10],
  ['/services', 9],
  ['/booking', 9],
  ['/location', 6],
  ['/blog', 4],
];

const NEXT_PAGES: Weighted<PagePath> = [
  ['/gallery', 26],
  ['/booking', 24],
  ['/services', 20],
  ['/location', 12],
  ['/contact', 8],
  ['/', 7],
  ['/blog', 3],
];

/** Evenings are the busiest. */
const HOURS: Weighted<number> = Array.from({ length: 24 }, (_, hour) => [
  hour,
  hour < 7 ? 1 : hour < 17 ? 4 : hour < 23 ? 9 : 4,
]);

/** Share of the visitors of the wizard's first step that reach each further stage. */
const STAGE_SHARES = [1, 0.62, 0.48, 0.41, 0.24, 0.2, 0.15];

function visitorsOn(day: string, random: () => number): number {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const usual = weekday === FRIDAY || weekday === SATURDAY || weekday === 0 ? 44 : 26;
  return Math.round(usual * (0.75 + random() * 0.5));
}

function viewsFrom(begin: Date, random: () => number): DemoVisit['views'] {
  const pages = 1 + Math.floor(random() ** 2 * 7);
  const views: DemoVisit['views'] = [];
  let at = begin;
  for (let index = 0; index < pages; index += 1) {
    const seconds = 8 + Math.floor(random() ** 2 * 170);
    const page = pick(random, index === 0 ? LANDINGS : NEXT_PAGES);
    views.push({ page, at, seconds, depth: 20 + Math.floor(random() * 81) });
    at = new Date(at.getTime() + seconds * 1000);
  }
  return views;
}

function stagesOf(views: DemoVisit['views'], random: () => number): number {
  if (!views.some(({ page }) => page === '/booking')) return 0;
  const luck = random();
  return STAGE_SHARES.filter((share) => luck < share).length;
}

function aVisit(day: string, index: number, random: () => number): DemoVisit {
  const begin = new Date(istInstant(day, '00:00').getTime() + (pick(random, HOURS) + random()) * HOUR_MS);
  const [source, referrer] = pick(random, SOURCES);
  const views = viewsFrom(begin, random);
  return {
    sessionId: `demo-${day}-${index}`,
    platform: pick(random, PLATFORMS),
    country: pick(random, COUNTRIES),
    source,
    referrer,
    begin,
    views,
    stages: stagesOf(views, random),
  };
}

/** Ninety days of plausible visits that have begun by now, the same for the same day. */
export function demoVisits(now: Date): DemoVisit[] {
  const random = randomOf(SEED);
  const today = istDate(now);
  const days = Array.from({ length: DAYS }, (_, index) => addDays(today, index - DAYS + 1));
  return days
    .flatMap((day) => Array.from({ length: visitorsOn(day, random) }, (_, index) => aVisit(day, index, random)))
    .filter(({ views }) => (views.at(-1)?.at ?? now) < now);
}

/** The funnel's events of a visit, from the moment its last page was opened. */
export function eventsOf({ stages, views, begin }: DemoVisit): { eventAction: string; at: Date }[] {
  const at = views.at(-1)?.at ?? begin;
  return FUNNEL_STAGES.slice(0, stages).map((eventAction) => ({ eventAction, at }));
}

export const DEMO_EVENT = { eventType: FUNNEL_EVENT_TYPE, eventCategory: FUNNEL_EVENT_CATEGORY } as const;
