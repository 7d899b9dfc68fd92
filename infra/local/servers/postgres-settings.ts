import { WITHOUT_ROWS, type Setting } from '../../postgres/server-settings.ts';

/** The environment of every Postgres that is started here. */
export const SERVER_ENVIRONMENT: NodeJS.ProcessEnv = { PATH: process.env.PATH, LANG: 'C.UTF-8', TZ: 'UTC' };

/** The settings of every Postgres that is started here: it is reachable from this machine only. */
export const localSettings = (port: number): Setting[] => [
  ['listen_addresses', '127.0.0.1'],
  ['port', String(port)],
  ['unix_socket_directories', ''],
  ['max_connections', '200'],
  ...WITHOUT_ROWS,
];
