import { seededRandom } from '../support/random.ts';
import { randomSeed } from '../support/run-options.ts';
import { expect, test } from '../support/test.ts';
import { compare, type Arrival, type ChannelResult } from './arrivals.ts';
import { messageLoad } from './message-load.ts';
import { SHORT } from './plans.ts';
import { maxDuplicates, sumOf, tableOf } from './report.ts';
import type { Step } from './channels.ts';

const arrivals = (...steps: Step[]): Arrival[] =>
  steps.map((step) => ({ channel: 'mail to guests', code: 'FH-1', step }));

const CASES: { title: string; came: Step[]; counts: number[] }[] = [
  { title: 'each once, in order', came: ['request', 'payment', 'change'], counts: [3, 0, 0, 0] },
  { title: 'one missing', came: ['request', 'change'], counts: [2, 1, 0, 0] },
  { title: 'one twice', came: ['request', 'payment', 'request', 'change'], counts: [3, 0, 1, 0] },
  { title: 'the first last', came: ['payment', 'change', 'request'], counts: [3, 0, 0, 1] },
];

for (const { title, came, counts } of CASES) {
  test(`the messages of a booking that arrived are counted: ${title}`, () => {
    const [mail] = compare(['FH-1'], arrivals(...came));

    expect([mail?.delivered, mail?.missing.length, mail?.doubled.length, mail?.outOfOrder.length]).toEqual(counts);
  });
}

test('messages by every channel arrive in order, and few twice, despite outages, kill -9 of notifications and loss of Redis’ data', async () => {
  const seed = randomSeed();

  const result = await messageLoad(SHORT, seededRandom(seed));

  const table = tableOf(SHORT, result);
  test.info().annotations.push({ type: 'messages', description: `--seed=${seed}\n${table}` });
  const named = (names: (channel: ChannelResult) => readonly string[]) =>
    result.channels.flatMap((channel) => names(channel).map((name) => `${channel.channel}, ${name}`));
  expect(
    named(({ missing }) => missing),
    table,
  ).toEqual([]);
  expect(
    named(({ outOfOrder }) => outOfOrder),
    table,
  ).toEqual([]);
  expect(
    sumOf(result, ({ doubled }) => doubled.length),
    table,
  ).toBeLessThanOrEqual(maxDuplicates(SHORT));
});
