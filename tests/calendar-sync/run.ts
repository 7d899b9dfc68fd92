import { setTimeout as sleep } from 'node:timers/promises';
import { seededRandom } from '../support/random.ts';
import { Actions } from './actions.ts';
import { CalendarRelay } from './calendar-relay.ts';
import { House } from './house.ts';
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

async function openHouses(): Promise<[House, House]> {
  const variables = JSON.parse(process.env.HOUSES ?? '[]') as NodeJS.ProcessEnv[];
  const [one, other] = await Promise.all(
    ['one', 'other'].map((name, at) => House.open(`House ${name}`, variables[at] ?? {}, new CalendarRelay())),
  );
  if (!one || !other) throw new Error('HOUSES does not name two products');
  // the first house also exports the entries imported from the other one, so that they come back there
  other.relay.readFrom(await one.export(true));
  one.relay.readFrom(await other.export(false));
  return [one, other];
}

/** Two houses that import each other's calendars during random actions in both, outages and kills. */
export async function runCalendarSync({ seed, forMs, steps, pauseMs }: CalendarSyncRun): Promise<CalendarSyncResult> {
  const houses = await openHouses();
  const ledger = new Ledger(houses);
  const random = seededRandom(seed);
  const actions = new Actions(houses, ledger, random);
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
      for (const house of houses) await actions.read(house);
    }
    await ledger.observe();
    await ledger.checkConverged();
    return resultOf(houses, ledger, actions);
  } finally {
    for (const { relay } of houses) relay.close();
  }
}
