import { writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { inRoot } from '../../../infra/paths.ts';
import { SERVICES } from '../../../infra/services.ts';
import { Owner } from '../../support/api/owner.ts';
import { eventually } from '../../support/eventually.ts';
import { allAcknowledged } from '../../support/mails/deliveries.ts';
import { emptyMailbox } from '../../support/mails/mailbox.ts';
import { waitUntilHealthy } from '../../support/processes/processes.ts';
import { runOptions, selectByName } from '../../support/run-options.ts';
import { INJECTIONS, type Injection } from './injections.ts';
import { Ledger } from '../../support/load/ledger.ts';
import { MixedLoad } from '../../support/load/mixed-load.ts';
import { seededRandom, type SeededRandom } from '../../support/random.ts';
import { tableOf, type FaultNotRun, type FaultResult } from './report.ts';

/** The longest time between a recovery and the next fault. */
const MAX_PAUSE_MS = 2_000;

/** How long the backlog of events and mails after the last fault may take, on a busy machine. */
const MAX_CATCH_UP_MS = 600_000;

/** How long after the last fault the load may go on until something of each kind has been acknowledged. */
const MAX_RECOVERY_MS = 60_000;

/** Injects one fault `times` times under load; then everything that was acknowledged is compared. */
async function measure(
  { name, inject, mayChatEnd }: Injection,
  times: number,
  random: SeededRandom,
): Promise<FaultResult> {
  await emptyMailbox();
  const ledger = new Ledger();
  // a process that is exiting on SIGTERM may still have been healthy after the previous fault
  const owner = await eventually(() => Owner.signedIn());
  const load = new MixedLoad(owner, ledger, random, { mayChatEnd });
  await load.start();
  for (let count = 0; count < times; count += 1) {
    await sleep(random.below(MAX_PAUSE_MS));
    await inject(random);
    await waitUntilHealthy(...SERVICES.map((service) => service.name));
  }
  // what failed during a short run of faults is accepted once they are over
  const empty = await eventually(() => {
    const kinds = ledger.emptyKinds();
    if (kinds.length > 0) throw new Error(`nothing acknowledged of ${kinds.join(', ')}`);
    return kinds;
  }, MAX_RECOVERY_MS).catch(() => ledger.emptyKinds());
  await load.stop();
  await allAcknowledged(MAX_CATCH_UP_MS);
  // analytics stores views in batches
  const { acknowledged, lost, doubled } = await eventually(async () => {
    const compared = await ledger.compare();
    if (compared.lost.length > 0) throw new Error(compared.lost.join('\n'));
    return compared;
  }).catch(() => ledger.compare());
  for (const loss of lost) console.error(`lost after ${name}: ${loss}`);
  for (const kind of empty) console.error(`nothing acknowledged of the ${kind} during and after ${name}`);
  for (const twice of doubled) console.error(`doubled after ${name}: ${twice}`);
  return {
    fault: name,
    injections: times,
    acknowledged,
    lost: lost.length,
    doubled: doubled.length,
    emptyKinds: empty.length,
    longestBooking: load.longest.booking,
    longestPage: load.longest.page,
  };
}

/**
 * Every fault of the table, each at random moments of a mixed load: `make faults ARGS='--times=20 --seed=7'`. Exit code
 * 1 if anything that was acknowledged is lost or duplicated, or if nothing of a kind was acknowledged.
 */
const { times, seed, only } = runOptions(20);
const injections = selectByName(only, INJECTIONS, ({ name }) => name);
const random = seededRandom(seed);
console.log(`${injections.length} faults, each ${times} times; --seed=${seed} repeats this run`);
const results: FaultResult[] = [];
const notRun: FaultNotRun[] = [];
for (const injection of injections) {
  if (injection.lacks) {
    console.log(`${injection.name}: not run, needs ${injection.lacks}`);
    notRun.push({ fault: injection.name, needs: injection.lacks });
    continue;
  }
  const result = await measure(injection, times, random);
  results.push(result);
  console.log(`${result.fault}: ${result.acknowledged} acknowledged, ${result.lost} lost, ${result.doubled} doubled`);
}
const table = tableOf(results, notRun);
console.log(`\n${table}`);
await writeFile(inRoot('test-results/faults.md'), `${table}\n`);
process.exitCode = results.some(({ lost, doubled, emptyKinds }) => lost + doubled + emptyKinds > 0) ? 1 : 0;
