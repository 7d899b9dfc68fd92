import pg from 'pg';

/** True if the last file of the log that Postgres wanted to archive could not be. Throws when it does not answer. */
export async function isArchiveFailing(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000, query_timeout: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ failing: boolean }>(
      `SELECT coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) AS failing
       FROM pg_stat_archiver`,
    );
    return rows[0]?.failing ?? false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
