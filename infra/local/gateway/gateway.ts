import { execFile } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inRoot } from '../../paths.ts';
import { privateFolder } from '../settings/private-folder.ts';
import { SupervisedProcess, type Line } from '../process/process.ts';
import { answersOk, READY_SECONDS, waitUntil } from '../process/ready.ts';
import type { Settings } from '../settings/settings.ts';
import { publicUploadsFolder } from '../settings/uploads.ts';
import { configurationFolder, socketFolder, SOCKETS, writeConfiguration } from './configuration.ts';
import { keepSmall } from './gateway-log.ts';
import { gatewayUser, removeForeignFiles } from './gateway-user.ts';
import { nginx, testConfiguration } from './nginx.ts';

async function removeSockets(dataDir: string): Promise<void> {
  await Promise.all(SOCKETS.map((name) => rm(join(socketFolder(dataDir), name), { force: true })));
}

export interface GatewayOptions {
  settings: Settings;
  line: Line;
  onStart?: (pid: number) => void;
  env?: NodeJS.ProcessEnv;
  /** Ends a start that is under way. */
  stopping?: AbortSignal;
}

/**
 * Starts nginx with the one configuration, filled in for this machine; resolves when it answers. Throws NotReady, with
 * nginx stopped, when it does not.
 */
export async function startGateway({
  settings,
  line,
  onStart,
  env = process.env,
  stopping,
}: GatewayOptions): Promise<SupervisedProcess> {
  const user = await gatewayUser(settings);
  if (user?.uid === 0)
    line(
      'gateway',
      'its workers run as root, since only root can read this folder: make backup, make down, check out in /srv, make restore there',
    );
  const prefix = join(settings.dataDir, 'gateway');
  // the socket and the cache are for the workers only
  for (const folder of [prefix, socketFolder(settings.dataDir)]) await privateFolder(folder, user?.uid);
  if (user) await removeForeignFiles(prefix, user);
  const conf = await writeConfiguration({ settings, env, ...(user && { user }) }, configurationFolder(settings));
  const accessLog = join(settings.dataDir, 'logs/gateway.log');
  await mkdir(join(settings.dataDir, 'logs'), { recursive: true });
  await mkdir(publicUploadsFolder(settings), { recursive: true });
  const { command, args } = nginx(settings, conf);
  await testConfiguration(settings, conf);

  const server = new SupervisedProcess(
    {
      name: 'gateway',
      command,
      args: [...args, '-g', 'daemon off;'],
      env: { PATH: process.env.PATH, LANG: 'C.UTF-8' },
      // QUIT finishes responses in progress; TERM, if this process dies, ends every worker
      stopSignal: 'SIGQUIT',
      timeoutMs: 5_000,
      deathSignal: 'SIGTERM',
      beforeStart: () => removeSockets(settings.dataDir),
    },
    line,
    onStart,
  );
  const host = settings.host === '0.0.0.0' ? '127.0.0.1' : settings.host;
  try {
    await server.start();
    await waitUntil(
      'The gateway',
      () => answersOk(`http://${host}:${settings.ports.gateway}/health`),
      READY_SECONDS,
      () => (stopping?.aborted ? 'it is being stopped' : server.givenUp),
    );
  } catch (error) {
    await server.stop();
    throw error;
  }
  keepSmall(accessLog, () => server.signal('SIGUSR1'));
  return server;
}

/**
 * Reloads the running gateway with the configuration of the version on disk, if it differs; true if it does. A
 * separate program writes it, since this process knows only the routes of the version that it was started with.
 */
export async function reconfigureGateway(gateway: SupervisedProcess): Promise<boolean> {
  const { stdout } = await promisify(execFile)(process.execPath, [inRoot('infra/local/gateway/configure.ts')]);
  const { hasChanged } = JSON.parse(stdout) as { hasChanged: boolean };
  if (hasChanged) gateway.signal('SIGHUP');
  return hasChanged;
}
