import { bookingRequest } from './bookings.ts';
import { initialJavaScript } from './javascript.ts';
import { cachedRead, uncachedRead } from './reads.ts';
import { allReached, ratioTable, weightTable } from './table.ts';

/** Measures the running product against bare tools on the same machine; fails when a target is missed. */
const rows = [await cachedRead(), await uncachedRead(), await bookingRequest()];
const weights = await initialJavaScript();
console.log(`\n${ratioTable(rows)}\n\n${weightTable(weights)}\n`);
process.exitCode = allReached(rows, weights) ? 0 : 1;
