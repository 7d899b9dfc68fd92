import { writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { addDays } from '@farmhouse/contracts/timing/ist';
import { inRoot } from '../../infra/paths.ts';
import { inDays } from '../support/dates.ts';
import { seededRandom } from '../support/random.ts';
import { positive, randomSeed } from '../support/run-options.ts';
import { HOUSES, Ledger, otherOf, type HouseName } from './ledger.ts';
import { Line, OUTAGES } from './line.ts';
import type { Nights } from './nights.ts';
import { RemoteHouse } from './remote-house.ts';

/** Nights that are booked: after the demo bookings, and so few that both houses often sell the same ones. */
const WINDOW: Nights = { from: inDays(60), until: inDays(120) };
const WINDOW_NIGHTS = 60;
const LONGEST_STAY = 4;
const LONGEST_OUTAGE_STEPS = 12;
/** A process is killed at most this long after it was told to read. */
const LONGEST_READ_MS = 120;
/** A calendar is given to all who ask within this time as it was written for the first. */
const CALENDAR_AGE_MS = 2_500;
/** The gateway may show the availability of a moment ago. */
const SHOWN_LATE_MS = 10_000;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    steps: { type: 'string', default: String(Number.MAX_SAFE_INTEGER) },
    seed: { type: 'string', default: String(randomSeed()) },
  },
});
const minutes = positive('minutes', values.minutes);
const maxSteps = positive('steps', values.steps);
const seed = positive('seed', values.seed);
const random = seededRandom(seed);
const ledger = new Ledger();
const counts = { steps: 0, outages: 0, kills: 0, 'fewer accepted': 0 };

const environments = JSON.parse(process.env.HOUSES ?? '{}') as Record<HouseName, NodeJS.ProcessEnv>;
const houses = { a: new RemoteHouse(environments.a), b: new RemoteHouse(environments.b) };
/** The line on which each house reads the other one. */
const lines = { a: new Line(), b: new Line() };
const feeds = { a: 0, b: 0 };
const outageEnds = { a: 0, b: 0 };

async function connect(): Promise<void> {
  for (const house of HOUSES) {
    const { feedId, url } = await houses[house].do('connect', await lines[house].open());
    feeds[house] = feedId;
    lines[otherOf(house)].target = url;
  }
}

/** The owner reads a calendar, and accepts that it has fewer entries when asked. */
async function read(house: HouseName): Promise<void> {
  const feedId = feeds[house];
  const asOf = Date.now() - CALENDAR_AGE_MS;
  const view = await houses[house].do('read', { feedId, acceptFewer: false });
  const { outage } = lines[house];
  if (outage) {
    if (!view.problem && outage !== 'empty')
      ledger.violations.push(`${house} took a calendar that was ${outage} as good`);
    return;
  }
  if (view.problem) {
    counts['fewer accepted'] += 1;
    const again = await houses[house].do('read', { feedId, acceptFewer: true });
    if (again.problem) throw new Error(`${house} could not read a calendar: ${again.problemText}`);
  }
  ledger.noteRead(house, asOf);
}

async function book(house: HouseName): Promise<void> {
  const from = addDays(WINDOW.from, random.below(WINDOW_NIGHTS - LONGEST_STAY));
  const nights = { from, until: addDays(from, 1 + random.below(LONGEST_STAY)) };
  ledger.noteBooking(house, nights, await houses[house].do('book', nights));
}

async function cancel(house: HouseName): Promise<void> {
  const codes = [...ledger.sold[house].keys()];
  if (codes.length === 0) return;
  const code = random.pick(codes);
  await houses[house].do('cancel', code);
  ledger.noteCancellation(house, code);
}

function breakLine(house: HouseName): Promise<void> {
  counts.outages += 1;
  lines[house].outage = random.pick(OUTAGES);
  outageEnds[house] = counts.steps + 1 + random.below(LONGEST_OUTAGE_STEPS);
  return Promise.resolve();
}

/** Kills a house's services while they read the other one's calendar, or soon after. */
async function killWhileReading(house: HouseName): Promise<void> {
  counts.kills += 1;
  const reading = read(house);
  await sleep(random.below(LONGEST_READ_MS));
  await houses[house].do('kill');
  await houses[house].do('recover');
  await reading;
}

async function takenIn(house: HouseName): Promise<Set<string>> {
  return new Set(await houses[house].do('taken', WINDOW));
}

/** What is taken in a house once `isRight` holds, or at last. */
async function takenOnce(house: HouseName, isRight: (taken: Set<string>) => boolean): Promise<Set<string>> {
  const deadline = Date.now() + SHOWN_LATE_MS;
  for (;;) {
    const taken = await takenIn(house);
    if (isRight(taken) || Date.now() > deadline) return taken;
    await sleep(500);
  }
}

/** Nothing that a house has sold, or has seen as sold, is free in it. */
async function checkNothingFreed(): Promise<void> {
  for (const house of HOUSES) {
    const needed = [...ledger.mustBeTaken(house)];
    const taken = await takenOnce(house, (now) => needed.every((night) => now.has(night)));
    const free = needed.filter((night) => !taken.has(night));
    if (free.length > 0) ledger.violations.push(`${house} shows sold nights as free: ${free.join(', ')}`);
  }
}

/** Both read the other one; then every overlap is shown, and half of them are solved by a cancellation. */
async function checkOverlaps(): Promise<void> {
  await readBoth();
  for (const house of HOUSES) ledger.checkClashes(house, await houses[house].do('clashes'));
  for (const stays of ledger.overlaps()) {
    const house = random.pick(HOUSES);
    const { code } = stays[house];
    if (random.below(2) === 0 || !ledger.sold[house].has(code)) continue;
    await houses[house].do('cancel', code);
    ledger.noteCancellation(house, code);
  }
}

async function readBoth(): Promise<void> {
  await sleep(CALENDAR_AGE_MS);
  for (const house of HOUSES) {
    lines[house].outage = undefined;
    await read(house);
  }
}

/** What may happen next, as often as it stands here. */
const STEPS = [
  ...Array.from({ length: 9 }, () => book),
  ...Array.from({ length: 5 }, () => cancel),
  ...Array.from({ length: 6 }, () => read),
  ...Array.from({ length: 2 }, () => breakLine),
  killWhileReading,
];
const CHECK_EVERY = 25;

async function step(): Promise<void> {
  counts.steps += 1;
  for (const house of HOUSES) if (outageEnds[house] === counts.steps) lines[house].outage = undefined;
  await random.pick(STEPS)(random.pick(HOUSES));
  if (counts.steps % CHECK_EVERY === 0) {
    await checkNothingFreed();
    await checkOverlaps();
  }
}

/** At the end both show the same nights, and none once everything is cancelled: no entry has come back to its house. */
async function checkTheEnd(): Promise<void> {
  await checkOverlaps();
  await readBoth();
  await readBoth();
  await expectTaken('after the last reads');
  for (const house of HOUSES) {
    for (const code of [...ledger.sold[house].keys()]) {
      await houses[house].do('cancel', code);
      ledger.noteCancellation(house, code);
    }
  }
  await readBoth();
  await readBoth();
  await expectTaken('after everything was cancelled');
}

async function expectTaken(when: string): Promise<void> {
  for (const house of HOUSES) {
    const expected = [...ledger.mustBeTaken(house)].sort().join(' ');
    const isRight = (taken: Set<string>) => [...taken].sort().join(' ') === expected;
    const taken = await takenOnce(house, isRight);
    if (!isRight(taken))
      ledger.violations.push(`${house} ${when}: taken are ${[...taken].sort().join(' ')}, not ${expected}`);
  }
}

console.log(`Two houses for at most ${minutes} minutes; --seed=${seed} repeats the steps of this run`);
const deadline = Date.now() + minutes * 60_000;
try {
  await connect();
  while (Date.now() < deadline && counts.steps < maxSteps) await step();
  await checkTheEnd();
} finally {
  for (const house of HOUSES) {
    houses[house].close();
    lines[house].close();
  }
}
const rows = {
  ...counts,
  'stays confirmed': ledger.counts.booked,
  'requests refused': ledger.counts.refused,
  'stays cancelled': ledger.counts.cancelled,
  'calendars read': lines.a.reads + lines.b.reads,
  'overlaps shown': ledger.counts.overlapsShown,
  violations: ledger.violations.length,
};
const table = ['| What | Count |', '| --- | ---: |', ...Object.entries(rows).map((row) => `| ${row.join(' | ')} |`)];
console.log(`\n${table.join('\n')}`);
await writeFile(inRoot('test-results/two-houses.md'), `${table.join('\n')}\n`);
for (const violation of ledger.violations) console.error(violation);
process.exitCode = ledger.violations.length > 0 ? 1 : 0;
