import pg from 'pg';
import { shapeOf } from '../../postgres/service-shape.ts';
import { SERVICES } from '../../services.ts';

/** The newest migration of each schema of the database that has any. */
export async function newestMigrations(databaseUrl: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ schema: string }>(
      `SELECT schemaname AS schema FROM pg_tables WHERE tablename = 'migrations' ORDER BY schemaname`,
    );
    const newest: Record<string, string> = {};
    for (const { schema } of rows) {
      const table = `${pg.escapeIdentifier(schema)}.migrations`;
      const last = await client.query<{ name: string }>(
        `SELECT name FROM ${table} ORDER BY timestamp DESC, id DESC LIMIT 1`,
      );
      if (last.rows[0]) newest[schema] = last.rows[0].name;
    }
    return newest;
  } finally {
    await client.end();
  }
}

/** The names of all migrations that the built services know, a list for each schema. */
export async function knownMigrations(): Promise<Record<string, string[]>> {
  const shapes = await Promise.all(SERVICES.map(({ name }) => shapeOf(name)));
  return Object.fromEntries(
    shapes.map((shape) => [
      shape.schema,
      [...(shape.uses ?? []), shape].flatMap(({ migrations }) => migrations.map(({ name }) => name)),
    ]),
  );
}
