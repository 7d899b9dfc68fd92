import pg from 'pg';

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
