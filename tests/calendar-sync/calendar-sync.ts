import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { inRoot } from '../../infra/paths.ts';
import { positive, randomSeed } from '../support/run-options.ts';
import { tableOf } from './report.ts';
import { runCalendarSync } from './run.ts';

const MINUTE_MS = 60_000;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    steps: { type: 'string', default: String(Number.MAX_SAFE_INTEGER) },
    /** The longest pause between two steps, in milliseconds. */
    pause: { type: 'string', default: '1000' },
    seed: { type: 'string', default: String(randomSeed()) },
  },
});
const minutes = positive('minutes', values.minutes);
const steps = positive('steps', values.steps);
const pauseMs = positive('pause', values.pause);
const seed = positive('seed', values.seed);

/**
 * Two installations that import each other's calendars under random bookings, cancellations, outages and kills:
 * `make calendar-sync ARGS='--minutes=60 --seed=7'`. Exit code 1 if a double booking is not shown, dates are freed
 * wrongly, an entry comes back, or the installations do not agree at the end.
 */
console.log(`Two installations for at most ${minutes} minutes; --seed=${seed} repeats what this run chooses`);
const result = await runCalendarSync({ seed, steps, forMs: minutes * MINUTE_MS, pauseMs });
const table = tableOf(result);
console.log(`\n${table}`);
await writeFile(inRoot('test-results/calendar-sync.md'), `${table}\n`);
process.exitCode = result.violations.length > 0 ? 1 : 0;
