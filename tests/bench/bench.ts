import { bookingRequest } from './bookings.ts';
import { chatDeliveries, chatMessages, idleSocket } from './chat.ts';
import { initialJavaScript } from './javascript.ts';
import { cachedRead, uncachedRead } from './reads.ts';
import { allReached, deliveryTable, memoryTable, ratioTable, weightTable, type Memory } from './table.ts';

const MEASUREMENTS = {
  'cached-read': cachedRead,
  'uncached-read': uncachedRead,
  booking: bookingRequest,
  chat: chatMessages,
};

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
const withChat = chosen.length === 0 || chosen.includes('chat');
const deliveries = withChat ? await chatDeliveries() : [];
const memory: Memory[] = withChat ? [await idleSocket()] : [];
const tables = [ratioTable(rows), deliveryTable(deliveries), memoryTable(memory), weightTable(weights)];
console.log(`\n${tables.join('\n\n')}\n`);
process.exitCode = allReached(rows, [...memory, ...weights]) ? 0 : 1;
