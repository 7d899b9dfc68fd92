import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { inRoot } from '../../infra/paths.ts';
import { seededRandom } from '../support/random.ts';
import { positive, randomSeed } from '../support/run-options.ts';
import { messageLoad } from './message-load.ts';
import { LONG } from './plans.ts';
import { maxDuplicates, sumOf, tableOf } from './report.ts';

/**
 * Messages by every channel during outages of each: `make messages ARGS='--messages=10000 --seed=7'`. Exit code 1 if a
 * message is missing or out of order, or more arrived twice than were being sent at the moments of the kills.
 */
const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '10000' },
    seed: { type: 'string', default: String(randomSeed()) },
  },
});
const seed = positive('seed', values.seed);
const plan = { ...LONG, messages: positive('messages', values.messages) };
console.log(`${plan.messages} messages; --seed=${seed} repeats the faults of this run`);
const result = await messageLoad(plan, seededRandom(seed));
for (const { channel, missing, doubled, outOfOrder } of result.channels) {
  for (const name of missing) console.error(`missing: ${channel}, ${name}`);
  for (const name of doubled) console.error(`doubled: ${channel}, ${name}`);
  for (const name of outOfOrder) console.error(`out of order: ${channel}, ${name}`);
}
const table = tableOf(plan, result);
console.log(`\n${table}`);
await writeFile(inRoot('test-results/messages.md'), `${table}\n`);
const isWrong = sumOf(result, ({ missing, outOfOrder }) => missing.length + outOfOrder.length) > 0;
process.exitCode = isWrong || sumOf(result, ({ doubled }) => doubled.length) > maxDuplicates(plan) ? 1 : 0;
