import { pathToFileURL } from 'node:url';
import { inRoot } from '../paths.ts';
import type { ServiceName } from '../services.ts';
import { roleUrl } from './provision.ts';
import { shapeOf, type ServiceShape } from './service-shape.ts';
import { required, requiredRoles } from './variables.ts';

interface Platform {
  migrateDatabase(access: ServiceShape & { url: string }, statementSeconds?: number): Promise<void>;
}

const PLATFORM = 'services/platform/dist/database/migrate.js';

/**
 * Runs the pending migrations of all built services, one service after the other, as the services do at their start:
 * repeating it, or running it beside a start, does nothing twice. `database` is the address of the product's database;
 * `statementSeconds` limits each statement as MIGRATION_STATEMENT_SECONDS does.
 */
export async function migrateServices(
  database: string,
  roles: readonly { name: ServiceName; password: string }[],
  statementSeconds?: number,
): Promise<void> {
  const { migrateDatabase } = (await import(pathToFileURL(inRoot(PLATFORM)).href)) as Platform;
  for (const role of roles) {
    await migrateDatabase({ ...(await shapeOf(role.name)), url: roleUrl(database, role) }, statementSeconds);
  }
}

if (import.meta.main) {
  const roles = requiredRoles();
  const { MIGRATION_STATEMENT_SECONDS: seconds } = process.env;
  await migrateServices(required('DATABASE_URL'), roles, seconds ? Number(seconds) : undefined);
  console.log(`The schemas are those of this version: ${roles.map(({ name }) => name).join(', ')}`);
}
