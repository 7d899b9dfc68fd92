/** Name and value of one of Postgres' settings. */
export type Setting = readonly [name: string, value: string];

/** The environment of every Postgres that is started here. */
export const SERVER_ENVIRONMENT: NodeJS.ProcessEnv = { PATH: process.env.PATH, LANG: 'C.UTF-8', TZ: 'UTC' };

/**
 * Keeps rows and passwords out of the log: a rejected row's values are the detail of an error, and only the statements
 * that give roles their passwords have values in their text.
 */
export const WITHOUT_ROWS: readonly Setting[] = [
  ['log_error_verbosity', 'terse'],
  ['log_min_error_statement', 'panic'],
];

/** The settings of every Postgres that is started here: it is reachable from this machine only. */
export const localSettings = (port: number): Setting[] => [
  ['listen_addresses', '127.0.0.1'],
  ['port', String(port)],
  ['unix_socket_directories', ''],
  ['max_connections', '200'],
  ...WITHOUT_ROWS,
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
