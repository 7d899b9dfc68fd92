import { pathOf } from '@farmhouse/contracts/pages/pages';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { freePort } from '../../infra/local/settings/ports.ts';
import { SITE_URL } from '../support/env.ts';
import { CHROMIUM, CHROMIUM_ARGS } from './chromium.ts';
import { median } from './load.ts';

/** Lighthouse's figures of a page on a phone: simulated slow 4G and a processor that is four times slower. */
export interface PageMetrics {
  /** Scores of the four groups, 0 to 100. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Largest contentful paint and total blocking time, in ms. */
  lcp: number;
  tbt: number;
  /** Cumulative layout shift, without a unit. */
  cls: number;
  /** The size of everything that the page transfers until it is idle, and that of its scripts, in KiB. */
  transferred: number;
  scripts: number;
}

export interface PageRow extends PageMetrics {
  page: string;
}

const RUNS = 5;
const GROUPS = {
  performance: 'performance',
  accessibility: 'accessibility',
  bestPractices: 'best-practices',
  seo: 'seo',
};

/** The pages of content in the budget; the post is the newest one. */
export async function contentPages(): Promise<string[]> {
  const [post] = (await (await fetch(`${SITE_URL}/api/blog-posts`)).json()) as { slug: string }[];
  if (!post) throw new Error('The product has no blog post to measure');
  const fixed = (['home', 'services', 'gallery', 'location'] as const).map(pathOf);
  return [...fixed, `${pathOf('blog')}/${post.slug}`];
}

/** Occasionally a browser starts too slowly for its trace: such a visit has no figures and is repeated. */
const TRIES = 3;

async function visit(page: string): Promise<PageMetrics> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await visitOnce(page);
    } catch (error) {
      if (attempt === TRIES) throw error;
    }
  }
}

/** One visit with an empty cache, in a browser of its own. */
async function visitOnce(page: string): Promise<PageMetrics> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: [...CHROMIUM_ARGS, `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(SITE_URL + page, {
      port,
      logLevel: 'error',
      onlyCategories: Object.values(GROUPS),
    });
    if (!result || result.lhr.runtimeError)
      throw new Error(`${page}: ${result?.lhr.runtimeError?.message ?? 'no report'}`);
    const { audits, categories } = result.lhr;
    const figure = (audit: string): number => audits[audit]?.numericValue ?? NaN;
    const score = (group: string): number => Math.round((categories[group]?.score ?? 0) * 100);
    const requests = (audits['network-requests']?.details ?? {}) as { items?: Transfer[] };
    const sent = (of: (transfer: Transfer) => boolean): number =>
      (requests.items ?? []).filter(of).reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024;
    return {
      performance: score(GROUPS.performance),
      accessibility: score(GROUPS.accessibility),
      bestPractices: score(GROUPS.bestPractices),
      seo: score(GROUPS.seo),
      lcp: figure('largest-contentful-paint'),
      tbt: figure('total-blocking-time'),
      cls: figure('cumulative-layout-shift'),
      transferred: sent(() => true),
      scripts: sent(({ resourceType }) => resourceType === 'Script'),
    };
  } finally {
    await browser.close();
  }
}

interface Transfer {
  transferSize: number;
  resourceType: string;
}

/** Every page of the budget, the median of five visits for each figure. */
export async function pageMetrics(): Promise<PageRow[]> {
  const rows: PageRow[] = [];
  for (const page of [...(await contentPages()), '/booking']) {
    const visits: PageMetrics[] = [];
    for (let run = 0; run < RUNS; run += 1) visits.push(await visit(page));
    const medianOf = (name: keyof PageMetrics): number => median(visits.map((metrics) => metrics[name]));
    rows.push({
      page,
      performance: medianOf('performance'),
      accessibility: medianOf('accessibility'),
      bestPractices: medianOf('bestPractices'),
      seo: medianOf('seo'),
      lcp: medianOf('lcp'),
      tbt: medianOf('tbt'),
      cls: medianOf('cls'),
      transferred: medianOf('transferred'),
      scripts: medianOf('scripts'),
    });
  }
  return rows;
}
