import type { PageFigures, PageRow } from './pages.ts';

/** Smallest score of a Lighthouse group. */
const LEAST_SCORE = 98;
/** Largest contentful paint in ms, by page: the home page starts with a picture of the screen's size. */
const MOST_LCP = 1_500;
const MOST_LCP_OF_HOME = 1_800;
/** Total blocking time in ms. */
const MOST_TBT = 100;
const MOST_CLS = 0.01;
/** The first view of the home page in KiB. */
const MOST_OF_HOME = 300;
/** The scripts of a page of content that nobody uses in KiB, and the pages that are none. See javascript.ts for used ones. */
const MOST_SCRIPTS = 90;
const FORMS = ['/booking'];

type Check = readonly [name: string, isKept: boolean];

/** The names of the figures that are outside the page's budget. */
export function missedOf(row: PageRow): string[] {
  const isHome = row.page === '/';
  const scores = ['performance', 'accessibility', 'bestPractices', 'seo'] as const satisfies (keyof PageFigures)[];
  const checks: Check[] = [
    ...scores.map((name): Check => [name, row[name] >= LEAST_SCORE]),
    ['LCP', row.lcp <= (isHome ? MOST_LCP_OF_HOME : MOST_LCP)],
    ['TBT', row.tbt <= MOST_TBT],
    ['CLS', row.cls <= MOST_CLS],
    ['transferred', !isHome || row.transferred <= MOST_OF_HOME],
    ['scripts', FORMS.includes(row.page) || row.scripts <= MOST_SCRIPTS],
  ];
  return checks.flatMap(([name, isKept]) => (isKept ? [] : [name]));
}

/** The budget in words, printed above the table. */
export const BUDGET =
  `budget: scores >= ${LEAST_SCORE}, LCP <= ${MOST_LCP} ms (home ${MOST_LCP_OF_HOME}), TBT <= ${MOST_TBT} ms, ` +
  `CLS <= ${MOST_CLS}, home <= ${MOST_OF_HOME} KiB, scripts of unused content pages <= ${MOST_SCRIPTS} KiB`;
