import { glob, readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { build } from '../build/build.ts';
import { inRoot } from '../paths.ts';
import { migrateServices } from '../postgres/migrate.ts';
import { databaseUrl, provision, roleUrl } from '../postgres/provision.ts';
import { shapeOf, type ServiceShape } from '../postgres/service-shape.ts';
import { DATABASE, SERVICES, type ServiceName } from '../services.ts';
import { startTestServers } from '../test/unit/servers.ts';
import { hazardsOf } from './migration-hazards.ts';

/** The parts of TypeORM that the comparison uses. */
interface Source {
  initialize(): Promise<unknown>;
  destroy(): Promise<void>;
  driver: { createSchemaBuilder(): { log(): Promise<{ upQueries: { query: string }[] }> } };
}
type CreateDataSource = (access: ServiceShape & { url: string; poolSize: number }) => Source;

const PASSWORD = 'check';

const built = (...path: string[]): Promise<Record<string, unknown>> =>
  import(pathToFileURL(inRoot('services', ...path)).href) as Promise<Record<string, unknown>>;

/** The SQL that TypeORM would still run on a service's migrated database; empty when it matches its entities. */
async function leftToChange(create: CreateDataSource, service: ServiceName, url: string): Promise<string[]> {
  const source = create({ ...(await shapeOf(service)), url, poolSize: 2 });
  await source.initialize();
  try {
    const { upQueries } = await source.driver.createSchemaBuilder().log();
    return upQueries.map(({ query }) => query);
  } finally {
    await source.destroy();
  }
}

/** The last migration of each folder of services that is older than rolling updates. */
const LAST_UNCHECKED: Readonly<Record<string, number>> = {
  analytics: 1_790_000_001_006,
  bookings: 1_790_000_001_260,
  catalogue: 1_790_000_001_250,
  chat: 1_790_000_001_603,
  content: 1_790_000_001_197,
  identity: 1_790_000_001_110,
  notifications: 1_790_000_001_068,
  platform: 1_790_000_001_101,
};

/** Reports migrations that the previous version, which still runs during an update, could not work with. */
async function reportHazards(): Promise<void> {
  for await (const path of glob('services/*/src/**/*.migrations.ts', { cwd: inRoot() })) {
    const [, folder = ''] = path.split('/');
    for (const { migration, what } of hazardsOf(await readFile(inRoot(path), 'utf8'), LAST_UNCHECKED[folder] ?? 0)) {
      process.exitCode = 1;
      console.error(`${path}: ${migration} ${what}. See "Changing a table" in docs/adding.md.`);
    }
  }
}

await reportHazards();
await build(['services']);
const servers = await startTestServers();
try {
  const roles = SERVICES.map(({ name }) => ({ name, password: PASSWORD }));
  await provision(servers.postgresUrl, roles);
  const database = databaseUrl(servers.postgresUrl, DATABASE);
  await migrateServices(database, roles);
  const { createDataSource } = await built('platform/dist/database/data-source.js');
  for (const role of roles) {
    const { name } = role;
    const queries = await leftToChange(createDataSource as CreateDataSource, name, roleUrl(database, role));
    if (queries.length === 0) continue;
    process.exitCode = 1;
    console.error(`The migrations of ${name} do not make what its entities say; missing:\n  ${queries.join('\n  ')}`);
  }
  if (!process.exitCode) console.log(`Migrations match entities: ${SERVICES.map(({ name }) => name).join(', ')}`);
} finally {
  await servers.stop();
}
