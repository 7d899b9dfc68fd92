/** Name and value of one of Postgres' settings. */
export type Setting = readonly [name: string, value: string];

/** The environment of every Postgres that is started here. */
export const SERVER_ENVIRONMENT: NodeJS.ProcessEnv = { PATH: process.env.PATH, LANG: 'C.UTF-8', TZ: 'UTC' };

/** What every Postgres that is started here has: it is reached on this machine alone. */
export const localSettings = (port: number): Setting[] => [
  ['listen_addresses', '127.0.0.1'],
  ['port', String(port)],
  ['unix_socket_directories', ''],
  ['max_connections', '200'],
];

/** Arguments that set them. */
export const settingArguments = (settings: readonly Setting[]): string[] =>
  settings.flatMap(([name, value]) => ['-c', `${name}=${value}`]);
