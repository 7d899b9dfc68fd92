import { bookingRequest } from './bookings.ts';
import { initialJavaScript } from './javascript.ts';
import { pictures } from './pictures.ts';
import { cachedRead, uncachedRead } from './reads.ts';
import { allReached, boundTable, ratioTable, type Bound, type Row } from './table.ts';

const RATIOS = { 'cached-read': cachedRead, 'uncached-read': uncachedRead, booking: bookingRequest };
const BOUNDS = { pictures, javascript: initialJavaScript };

/**
 * Measures the running product against bare tools on the same machine and against fixed bounds; a missed target fails
 * the run. Names of measurements as arguments choose some of them (`make bench ARGS=booking`).
 */
const chosen = process.argv.slice(2);
const isChosen = ([name]: [string, unknown]): boolean => chosen.length === 0 || chosen.includes(name);
const [rows, bounds, tables]: [Row[], Bound[], string[]] = [[], [], []];
for (const [, measure] of Object.entries(RATIOS).filter(isChosen)) rows.push(await measure());
if (rows.length > 0) tables.push(ratioTable(rows));
for (const [name, measure] of Object.entries(BOUNDS).filter(isChosen)) {
  const measured = await measure();
  bounds.push(...measured);
  tables.push(boundTable(name, measured));
}
console.log(`\n${tables.join('\n\n')}\n`);
process.exitCode = allReached(rows, bounds) ? 0 : 1;
