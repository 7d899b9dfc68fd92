import { bookingRequest } from './bookings.ts';
import { initialJavaScript } from './javascript.ts';
import { pageFigures } from './pages.ts';
import { cachedRead, uncachedRead } from './reads.ts';
import { allReached, pageTable, ratioTable, weightTable } from './table.ts';

const MEASUREMENTS = { 'cached-read': cachedRead, 'uncached-read': uncachedRead, booking: bookingRequest };

/**
 * Measures the running product: its calls against bare tools on the same machine, the size of its scripts, and its pages
 * with Lighthouse. A missed target fails the run. Names of parts as arguments choose some (`make bench ARGS=pages`).
 */
const chosen = process.argv.slice(2);
const isChosen = (part: string): boolean => chosen.length === 0 || chosen.includes(part);
const rows = [];
for (const [name, measure] of Object.entries(MEASUREMENTS)) {
  if (isChosen(name)) rows.push(await measure());
}
const weights = isChosen('scripts') ? await initialJavaScript() : [];
const pages = isChosen('pages') ? await pageFigures() : [];
const tables = [
  rows.length > 0 && ratioTable(rows),
  weights.length > 0 && weightTable(weights),
  pages.length > 0 && pageTable(pages),
];
console.log(`\n${tables.filter(Boolean).join('\n\n')}\n`);
process.exitCode = allReached(rows, weights, pages) ? 0 : 1;
