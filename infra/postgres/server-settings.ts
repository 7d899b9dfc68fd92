/** Name and value of one of Postgres' settings. */
export type Setting = readonly [name: string, value: string];

/**
 * Keeps rows and passwords out of the log: a rejected row's values are the detail of an error, and only the statements
 * that give roles their passwords have values in their text.
 */
export const WITHOUT_ROWS: readonly Setting[] = [
  ['log_error_verbosity', 'terse'],
  ['log_min_error_statement', 'panic'],
];

/**
 * Further settings on a machine with little memory: enough connections for all pools of a compact product, with room
 * for migrations and backups. They follow the common settings, and the later of two values for the same setting
 * applies.
 */
export const SMALL_SERVER: readonly Setting[] = [
  ['max_connections', '80'],
  ['shared_buffers', '24MB'],
  ['work_mem', '2MB'],
  ['maintenance_work_mem', '16MB'],
  ['autovacuum_max_workers', '1'],
  ['max_parallel_workers_per_gather', '0'],
  ['max_wal_senders', '3'],
  ['jit', 'off'],
];

/** Command-line arguments for the settings. */
export const settingArguments = (settings: readonly Setting[]): string[] =>
  settings.flatMap(([name, value]) => ['-c', `${name}=${value}`]);
