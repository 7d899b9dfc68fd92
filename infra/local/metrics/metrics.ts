import { join } from 'node:path';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { walArchiveFolder } from '../backup/data-paths.ts';
import { postgresFolder } from '../servers/postgres-files.ts';
import type { Settings } from '../settings/settings.ts';
import { watchArchive, watchBackups, watchDisks } from '../../backup/metrics.ts';
import { GatewayRequests } from './gateway-requests.ts';
import { LogFollower } from './log-follower.ts';
import { serveRegistry } from '../../metrics-server.ts';

const FOLLOW_MS = 1_000;

function countRequests(registry: Registry, log: string): void {
  const requests = new GatewayRequests(registry);
  const follower = new LogFollower(log);
  const follow = () => follower.read((line) => requests.count(line));
  const again = (): void => {
    setTimeout(
      () =>
        void follow()
          .catch(() => undefined)
          .then(again),
      FOLLOW_MS,
    ).unref();
  };
  void follower.skip().then(again, again);
}

/**
 * Metrics that only the supervisor knows: restarts, the age of the last backup, the disks, whether Postgres, at
 * `databaseUrl`, archives its log, and responses of the gateway itself.
 */
export async function serveMetrics(
  settings: Settings,
  databaseUrl: string,
  restarts: () => Record<string, number>,
): Promise<void> {
  const registry = new Registry();
  registry.setDefaultLabels({ service: 'supervisor' });
  collectDefaultMetrics({ register: registry });
  countRequests(registry, join(settings.dataDir, 'logs/gateway.log'));
  new Gauge({
    name: 'process_restarts',
    help: 'How often a process was started again after it had ended by itself',
    labelNames: ['process'],
    registers: [registry],
    collect() {
      for (const [process, count] of Object.entries(restarts())) this.set({ process }, count);
    },
  });
  const { backup, dataDir } = settings;
  const archive = await walArchiveFolder(settings);
  const database = await postgresFolder(settings);
  watchBackups(registry, backup);
  watchDisks(registry, { data: dataDir, database, backups: backup.folder, archive });
  watchArchive(registry, { databaseUrl, backups: backup.folder, archive });
  const server = await serveRegistry(registry, settings.ports.supervisor, '127.0.0.1');
  server.unref();
}
