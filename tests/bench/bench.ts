import { bookingRequest } from './bookings.ts';
import { initialJavaScript } from './javascript.ts';
import { cachedRead, uncachedRead } from './reads.ts';
import { allReached, ratioTable, weightTable } from './table.ts';

const MEASUREMENTS = { 'cached-read': cachedRead, 'uncached-read': uncachedRead, booking: bookingRequest };

/**
 * Measures the running product against bare tools on the same machine; a missed target fails the run. Names of
 * measurements as arguments choose some of them (`make bench ARGS=booking`).
 */
const chosen = process.argv.slice(2);
const rows = [];
for (const [name, measure] of Object.entries(MEASUREMENTS)) {
  if (chosen.length === 0 || chosen.includes(name)) rows.push(await measure());
}
const weights = chosen.length === 0 ? await initialJavaScript() : [];
console.log(`\n${ratioTable(rows)}\n\n${weightTable(weights)}\n`);
process.exitCode = allReached(rows, weights) ? 0 : 1;
