import type { BenchPart } from '../../infra/test/bench-parts.ts';
import { visitorAnalytics } from './analytics.ts';
import { bookingRequest } from './bookings.ts';
import { chatBounds, chatMessages } from './chat.ts';
import { growth } from './growth/growth.ts';
import { initialJavaScript } from './javascript.ts';
import { pageMetrics } from './pages.ts';
import { pictures } from './pictures.ts';
import { cachedRead, quote, uncachedRead } from './reads.ts';
import { firstUse } from './slow-phone/first-use.ts';
import { allReached, boundTable, pageTable, ratioTable, type Bound, type Row } from './table.ts';

const RATIOS = {
  'cached-read': cachedRead,
  'uncached-read': uncachedRead,
  quote,
  booking: bookingRequest,
  chat: chatMessages,
} satisfies Partial<Record<BenchPart, unknown>>;
const BOUNDS = {
  chat: chatBounds,
  pictures,
  javascript: initialJavaScript,
  analytics: visitorAnalytics,
  growth,
  pages: firstUse,
} satisfies Partial<Record<BenchPart, unknown>>;

/**
 * Measures the running product: its calls against bare tools on the same machine, its pictures and scripts against
 * fixed bounds, its pages on a phone that is really slow, and with Lighthouse. A missed target fails the run. Names of
 * parts as arguments choose some (`make bench ARGS=pages`).
 */
const chosen = process.argv.slice(2);
const isChosen = (part: string): boolean => chosen.length === 0 || chosen.includes(part);
const [rows, bounds, tables]: [Row[], Bound[], string[]] = [[], [], []];
for (const [name, measure] of Object.entries(RATIOS)) if (isChosen(name)) rows.push(await measure());
if (rows.length > 0) tables.push(ratioTable(rows));
for (const [name, measure] of Object.entries(BOUNDS)) {
  if (!isChosen(name)) continue;
  const measured = await measure();
  bounds.push(...measured);
  tables.push(boundTable(name, measured));
}
const pages = isChosen('pages') ? await pageMetrics() : [];
if (pages.length > 0) tables.push(pageTable(pages));
console.log(`\n${tables.join('\n\n')}\n`);
process.exitCode = allReached(rows, bounds, pages) ? 0 : 1;
