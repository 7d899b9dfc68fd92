import { setTimeout as sleep } from 'node:timers/promises';
import { kill, waitUntilHealthy } from '../support/processes/processes.ts';
import { flushRedis, killRedisAndItsFile } from '../support/processes/redis.ts';
import type { SeededRandom } from '../support/random.ts';
import type { Failing, Outage } from './fakes/outage.ts';

/** The longest outages and pauses between faults, and how often processes are killed. */
export interface Plan {
  outageMs: number;
  pauseMs: number;
  /** kill -9 of notifications; Redis emptied; kill -9 of Redis with removal of its file. */
  processFaults: { kills: number; flushes: number; redisKills: number };
}

/** Everything that the seed determines in advance, so that it does not depend on the course of the run. */
interface TimedResult<T> {
  afterMs: number;
  what: T;
}

const shuffled = <T>(values: readonly T[], random: SeededRandom): T[] => {
  const left = [...values];
  return values.flatMap(() => left.splice(random.below(left.length), 1));
};

const timed = <T>(values: readonly T[], plan: Plan, random: SeededRandom): TimedResult<T>[] =>
  shuffled(values, random).map((what) => ({ afterMs: random.below(plan.pauseMs), what }));

/** Every kind of outage of one server, in random order. */
export async function allOutages(failing: Failing, plan: Plan, random: SeededRandom): Promise<void> {
  const outages = timed<Outage>(failing.outages, plan, random).map((outage) => ({
    ...outage,
    lastsMs: plan.outageMs / 2 + random.below(plan.outageMs / 2),
  }));
  for (const { afterMs, what, lastsMs } of outages) {
    await sleep(afterMs);
    await failing.begin(what);
    await sleep(lastsMs).finally(() => failing.end());
  }
}

async function killNotifications(): Promise<void> {
  await kill('notifications');
  await waitUntilHealthy('notifications');
}

/** Kills notifications and Redis, and empties Redis, in random order. */
export async function injectProcessFaults(plan: Plan, random: SeededRandom): Promise<void> {
  const { kills, flushes, redisKills } = plan.processFaults;
  const all = [
    ...Array<typeof flushRedis>(kills).fill(killNotifications),
    ...Array<typeof flushRedis>(flushes).fill(flushRedis),
    ...Array<typeof flushRedis>(redisKills).fill(killRedisAndItsFile),
  ];
  for (const { afterMs, what } of timed(all, plan, random)) {
    await sleep(afterMs);
    await what();
  }
}
