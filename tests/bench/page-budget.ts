import type { PageMetrics, PageRow } from './pages.ts';

/** Smallest score of a Lighthouse group. */
const MIN_SCORE = 98;
/** Largest contentful paint, by page: the home page starts with a full-screen picture. */
const MAX_LCP_MS = 1_500;
const MAX_LCP_OF_HOME_MS = 1_800;
/** Total blocking time. */
const MAX_TBT_MS = 100;
const MAX_CLS = 0.01;
/** The first view of the home page. */
const MAX_HOME_KIB = 300;
/**
 * The scripts of a content page that is not used yet, and the pages to which this does not apply. See javascript.ts for
 * used ones.
 */
const MAX_SCRIPTS_KIB = 90;
const FORMS = ['/booking'];

type Check = readonly [name: string, isKept: boolean];

/** The names of the figures that exceed the page's budget. */
export function missedOf(row: PageRow): string[] {
  const isHome = row.page === '/';
  const scores = ['performance', 'accessibility', 'bestPractices', 'seo'] as const satisfies (keyof PageMetrics)[];
  const checks: Check[] = [
    ...scores.map((name): Check => [name, row[name] >= MIN_SCORE]),
    ['LCP', row.lcp <= (isHome ? MAX_LCP_OF_HOME_MS : MAX_LCP_MS)],
    ['TBT', row.tbt <= MAX_TBT_MS],
    ['CLS', row.cls <= MAX_CLS],
    ['transferred', !isHome || row.transferred <= MAX_HOME_KIB],
    ['scripts', FORMS.includes(row.page) || row.scripts <= MAX_SCRIPTS_KIB],
  ];
  return checks.flatMap(([name, isKept]) => (isKept ? [] : [name]));
}

/** A summary of the budget, printed above the table. */
export const BUDGET =
  `budget: scores >= ${MIN_SCORE}, LCP <= ${MAX_LCP_MS} ms (home ${MAX_LCP_OF_HOME_MS}), TBT <= ${MAX_TBT_MS} ms, ` +
  `CLS <= ${MAX_CLS}, home <= ${MAX_HOME_KIB} KiB, scripts of unused content pages <= ${MAX_SCRIPTS_KIB} KiB`;
