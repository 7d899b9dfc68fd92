import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { SERVICES } from '../../../infra/services.ts';
import { rowsOf, withDatabase } from '../../support/processes/database.ts';
import { updateAllServices } from '../../support/processes/rolling-update.ts';
import { freeze, kill, killWorkerOf, terminate, type ProcessName } from '../../support/processes/processes.ts';
import { flushRedis, killRedisAndItsFile } from '../../support/processes/redis.ts';
import { localStack } from '../../support/processes/stack.ts';

/**
 * A fault that is injected into the running product; resolves once its cause is gone, not once the product has
 * recovered.
 */
export interface Injection {
  name: string;
  inject: () => Promise<void>;
}

const PROCESSES: readonly ProcessName[] = [...SERVICES.map(({ name }) => name), 'web'];
const FREEZE_MS = 30_000;
const LOCK_MS = 5_000;
const EXHAUSTED_MS = 10_000;

const killed = (name: ProcessName): Injection => ({ name: `kill -9 of ${name}`, inject: () => kill(name) });

const frozen = (name: ProcessName): Injection => ({
  name: `${name} frozen for ${FREEZE_MS / 1000} s`,
  async inject() {
    const thaw = await freeze(name);
    await sleep(FREEZE_MS).finally(thaw);
  },
});

/** Opens every connection that Postgres still accepts, including the reserved ones. */
async function exhaustConnections(): Promise<void> {
  const { settings, secrets } = await localStack();
  const clients: pg.Client[] = [];
  for (;;) {
    const client = new pg.Client({
      host: '127.0.0.1',
      port: settings.ports.postgres,
      user: 'postgres',
      password: secrets.postgresPassword,
      database: 'postgres',
    });
    client.on('error', () => undefined);
    const isConnected = await client.connect().then(
      () => true,
      () => false,
    );
    if (!isConnected) break;
    clients.push(client);
  }
  await sleep(EXHAUSTED_MS);
  await Promise.all(clients.map((client) => client.end().catch(() => undefined)));
}

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

export const INJECTIONS: readonly Injection[] = [
  ...PROCESSES.map(killed),
  killed('postgres'),
  killed('redis'),
  killed('gateway'),
  { name: 'kill -9 of a worker of the gateway', inject: () => killWorkerOf('gateway') },
  ...PROCESSES.map((name) => ({ name: `SIGTERM to ${name}`, inject: () => terminate(name) })),
  frozen('postgres'),
  frozen('redis'),
  { name: 'Redis emptied', inject: flushRedis },
  { name: 'kill -9 of Redis, its file removed', inject: killRedisAndItsFile },
  { name: `connections of Postgres exhausted for ${EXHAUSTED_MS / 1000} s`, inject: exhaustConnections },
  { name: 'sessions of Postgres ended', inject: endSessions },
  { name: `table of bookings locked for ${LOCK_MS / 1000} s`, inject: lockBookings },
  { name: 'new version of all services, with its migrations', inject: async () => void (await updateAllServices()) },
];
