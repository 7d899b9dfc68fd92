import { setTimeout as sleep } from 'node:timers/promises';
import { seededRandom } from '../support/random.ts';
import { Actions } from './actions.ts';
import { CalendarRelay } from './calendar-relay.ts';
import { Installation } from './installation.ts';
import { EXPORTED_WITHIN_MS, Ledger } from './ledger.ts';
import { resultOf, type CalendarSyncResult } from './report.ts';

export interface CalendarSyncRun {
  seed: number;
  /** For how long random actions are done, and how many at most. */
  forMs: number;
  steps: number;
  /** The longest pause between two of them. */
  pauseMs: number;
}

/**
 * New dates are blocked at once and missing ones freed at the second import; a calendar with far fewer events is read
 * once more.
 */
const LAST_READINGS = 3;

async function openInstallations(): Promise<[Installation, Installation]> {
  const variables = JSON.parse(process.env.INSTALLATIONS ?? '[]') as NodeJS.ProcessEnv[];
  const [one, other] = await Promise.all(
    ['one', 'other'].map((name, at) =>
      Installation.open(`Installation ${name}`, variables[at] ?? {}, new CalendarRelay()),
    ),
  );
  if (!one || !other) throw new Error('INSTALLATIONS does not name two products');
  // the first installation also exports the entries imported from the other one, so that they come back there
  other.relay.readFrom(await one.export(true));
  one.relay.readFrom(await other.export(false));
  return [one, other];
}

/** Two installations that import each other's calendars during random actions in both, outages and kills. */
export async function runCalendarSync({ seed, forMs, steps, pauseMs }: CalendarSyncRun): Promise<CalendarSyncResult> {
  const installations = await openInstallations();
  const ledger = new Ledger(installations);
  const random = seededRandom(seed);
  const actions = new Actions(installations, ledger, random);
  try {
    const end = Date.now() + forMs;
    for (let step = 0; step < steps && Date.now() < end; step += 1) {
      await actions.step();
      await ledger.observe();
      await sleep(random.below(pauseMs));
    }
    actions.endOutages();
    await sleep(EXPORTED_WITHIN_MS);
    for (let count = 0; count < LAST_READINGS; count += 1) {
      for (const installation of installations) await actions.read(installation);
    }
    await ledger.observe();
    await ledger.checkConverged();
    return resultOf(installations, ledger, actions);
  } finally {
    for (const { relay } of installations) relay.close();
  }
}
