import { setTimeout as sleep } from 'node:timers/promises';
import { SERVICES } from '../../../infra/services.ts';
import { canSetClock, setClockFor } from '../../support/processes/clock.ts';
import { canFillDisk, fillDiskFor } from '../../support/processes/disk.ts';
import type { SeededRandom } from '../../support/random.ts';
import { rowsOf, takeAllConnections, withDatabase } from '../../support/processes/database.ts';
import { updateAllServicesWithMigration } from '../../support/processes/rolling-update.ts';
import {
  freeze,
  interrupt,
  kill,
  killWorkerOf,
  terminate,
  type ProcessName,
} from '../../support/processes/processes.ts';
import { flushRedis, killRedisAndItsFile } from '../../support/processes/redis.ts';

/**
 * A fault that is injected into the running product; resolves once its cause is gone, not once the product has
 * recovered.
 */
export interface Injection {
  name: string;
  /** What this machine lacks for it. */
  lacks?: string;
  /** True if it may close chats. */
  mayChatEnd?: boolean;
  inject: (random: SeededRandom) => Promise<void>;
}

const PROCESSES: readonly ProcessName[] = [...SERVICES.map(({ name }) => name), 'web'];
const FREEZE_MS = 30_000;
const LOCK_MS = 5_000;
const EXHAUSTED_MS = 10_000;
const DISK_FULL_MS = 20_000;
const WRONG_CLOCK_MS = 20_000;
/**
 * Shorter than every payment deadline and session of the owner; only a chat may end, after 30 minutes without a
 * message.
 */
const MAX_STEP_MINUTES = 90;

const killed = (name: ProcessName): Injection => ({ name: `kill -9 of ${name}`, inject: () => kill(name) });

const terminated = (name: ProcessName): Injection => ({ name: `SIGTERM to ${name}`, inject: () => terminate(name) });

const frozen = (name: ProcessName): Injection => ({
  name: `${name} frozen for ${FREEZE_MS / 1000} s`,
  async inject() {
    const thaw = await freeze(name);
    await sleep(FREEZE_MS).finally(thaw);
  },
});

const exhaustConnections = async (): Promise<void> => {
  const release = await takeAllConnections();
  await sleep(EXHAUSTED_MS).finally(release);
};

/** Locks a table exclusively, as a migration does; ends at once if Postgres is down. */
const lockBookings = (): Promise<void> =>
  withDatabase(async (client) => {
    await client.query('BEGIN; LOCK TABLE bookings.bookings IN ACCESS EXCLUSIVE MODE');
    await sleep(LOCK_MS);
    await client.query('COMMIT');
  });

/** Terminates every session of the services, as a failover of the database does. */
const endSessions = async (): Promise<void> => {
  await rowsOf(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname IS NOT NULL',
  );
};

/** Sets the clock of the product by a random number of minutes, and right again. */
const clockSet = (direction: 'forward' | 'back'): Injection => ({
  name: `clock set ${direction} by up to ${MAX_STEP_MINUTES} minutes for ${WRONG_CLOCK_MS / 1000} s`,
  ...(!canSetClock && { lacks: 'libfaketime' }),
  mayChatEnd: true,
  async inject(random) {
    const minutes = 1 + random.below(MAX_STEP_MINUTES);
    await setClockFor(direction === 'back' ? -minutes : minutes, WRONG_CLOCK_MS);
  },
});

export const INJECTIONS: readonly Injection[] = [
  ...PROCESSES.map(killed),
  killed('postgres'),
  killed('redis'),
  killed('gateway'),
  { name: 'kill -9 of a worker of the gateway', inject: () => killWorkerOf('gateway') },
  ...PROCESSES.map(terminated),
  terminated('redis'),
  terminated('gateway'),
  // at SIGTERM it would end only once every service has closed its connections
  { name: 'SIGINT to postgres', inject: () => interrupt('postgres') },
  frozen('postgres'),
  frozen('redis'),
  { name: 'Redis emptied', inject: flushRedis },
  { name: 'kill -9 of Redis, its file removed', inject: killRedisAndItsFile },
  { name: `connections of Postgres exhausted for ${EXHAUSTED_MS / 1000} s`, inject: exhaustConnections },
  { name: 'sessions of Postgres ended', inject: endSessions },
  { name: `table of bookings locked for ${LOCK_MS / 1000} s`, inject: lockBookings },
  {
    name: 'new version of all services, with a migration',
    inject: async () => void (await updateAllServicesWithMigration()),
  },
  {
    name: `disk full for ${DISK_FULL_MS / 1000} s`,
    ...(!canFillDisk && { lacks: 'root that may mount' }),
    inject: () => fillDiskFor(DISK_FULL_MS),
  },
  clockSet('forward'),
  clockSet('back'),
];
