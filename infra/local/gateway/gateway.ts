import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { addressMaps, adminDocuments, localUpstreams, routeLocations, upstreamMaps } from '../../build/gateway.ts';
import { inRoot } from '../../paths.ts';
import { keepSmall } from './gateway-log.ts';
import { gatewayUser, removeOthersFiles, type GatewayUser } from './gateway-user.ts';
import { privateFolder } from '../private-folder.ts';
import type { Settings } from '../settings.ts';
import { SupervisedProcess, type Line } from '../process.ts';
import { answersOk, waitUntil } from '../ready.ts';
import { locate } from '../tools.ts';
import { publicUploadsFolder } from '../uploads.ts';

const run = promisify(execFile);
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
/**
 * What one address may do: calls per minute, and calls that are under way. nginx cannot express "no limit": `max`
 * stands for it. Rule: calls of one address. Source: docs/decisions/one-limit-in-the-gateway.md.
 */
const LIMITS = {
  RATE_LIMIT_GENERAL: { default: 600, max: 60_000_000 },
  RATE_LIMIT_COSTLY: { default: 200, max: 60_000_000 },
  RATE_LIMIT_CONNECTIONS: { default: 600, max: 65_535 },
};
/** A socket's path must fit into the kernel's 108 bytes. */
const MAX_SOCKET_PATH_BYTES = 100;

/** Sockets of the servers behind the public one. */
const SOCKETS = ['store.sock', 'fill.sock'];

function socketFolder(dataDir: string): string {
  const beside = join(dataDir, 'gateway');
  const longest = Math.max(...SOCKETS.map((name) => join(beside, name).length));
  if (longest <= MAX_SOCKET_PATH_BYTES) return beside;
  return join(tmpdir(), `farmhouse-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`);
}

async function removeSockets(dataDir: string): Promise<void> {
  await Promise.all(SOCKETS.map((name) => rm(join(socketFolder(dataDir), name), { force: true })));
}

function limits(env: NodeJS.ProcessEnv): Record<string, string> {
  const numbers = Object.entries(LIMITS).map(([name, { default: fallback, max }]) => {
    const limit = Number(env[name] || fallback) || max;
    return [name, String(Math.min(limit, max))];
  });
  return Object.fromEntries(numbers) as Record<string, string>;
}

function variables(settings: Settings, env: NodeJS.ProcessEnv): Record<string, string> {
  const { ports, host, dataDir, publicUrl } = settings;
  return {
    GATEWAY_LISTEN: `${host}:${ports.gateway}`,
    PUBLIC_URL: publicUrl,
    ADMIN_URL: env.ADMIN_URL ?? '',
    TRUSTED_PROXIES: env.TRUSTED_PROXIES || 'unix:',
    ...limits(env),
    STATIC_ROOT: inRoot('frontend/dist/client'),
    UPLOADS_ROOT: publicUploadsFolder(settings),
    UPLOADS_STORE: env.UPLOADS_STORE || 'disk',
    SOCKET_FOLDER: socketFolder(dataDir),
    ACCESS_LOG: join(dataDir, 'logs/gateway.log'),
  };
}

/** Fills in `${NAME}`, as envsubst does in the container; nginx's own `$name` stays. Throws when a variable is not set. */
export function fillIn(template: string, values: Record<string, string>): string {
  return template.replace(/\$\{([A-Z_]+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The gateway's template names ${name}, which is not set`);
    return value;
  });
}

/** Directives specific to this machine: the workers' user, and the brotli module if it is installed. */
async function writeLocalParts(conf: string, user?: GatewayUser): Promise<void> {
  const brotli = existsSync(BROTLI_MODULE);
  const lines = [user ? `user ${user.name};` : '', brotli ? `load_module ${BROTLI_MODULE};` : ''];
  await writeFile(join(conf, 'main.d/local.conf'), `${lines.filter(Boolean).join('\n')}\n`);
  if (brotli) await writeFile(join(conf, 'snippets/brotli.conf'), 'brotli_static on;\n');
}

async function render(settings: Settings, env: NodeJS.ProcessEnv, user?: GatewayUser): Promise<string> {
  const conf = join(settings.dataDir, 'gateway/conf');
  await rm(conf, { recursive: true, force: true });
  await mkdir(join(conf, 'conf.d'), { recursive: true });
  await mkdir(join(conf, 'main.d'));
  await cp(inRoot('gateway/nginx.conf'), join(conf, 'nginx.conf'));
  await cp(inRoot('gateway/snippets'), join(conf, 'snippets'), { recursive: true });
  await writeLocalParts(conf, user);
  const routes = localUpstreams(settings.ports) + upstreamMaps((process) => process) + addressMaps();
  await writeFile(join(conf, 'conf.d/40-routes.conf'), routes);
  await writeFile(join(conf, 'conf.d/41-admin-sections.conf'), adminDocuments());
  await writeFile(join(conf, 'snippets/routes.conf'), routeLocations());
  const values = variables(settings, env);
  for (const file of await readdir(inRoot('gateway/templates'))) {
    const text = fillIn(await readFile(inRoot('gateway/templates', file), 'utf8'), values);
    await writeFile(join(conf, 'conf.d', basename(file, '.template')), text);
  }
  return join(conf, 'nginx.conf');
}

export interface GatewayOptions {
  settings: Settings;
  line: Line;
  onStart?: (pid: number) => void;
  env?: NodeJS.ProcessEnv;
}

/** Starts nginx with the one configuration, filled in for this machine. */
export async function startGateway({
  settings,
  line,
  onStart,
  env = process.env,
}: GatewayOptions): Promise<SupervisedProcess> {
  const user = await gatewayUser(settings);
  if (user?.uid === 0)
    line('gateway', 'its workers run as root, since only root can read this folder: move it, say to /srv');
  const prefix = join(settings.dataDir, 'gateway');
  // the socket and what is cached: for the workers alone
  for (const folder of [prefix, socketFolder(settings.dataDir)]) await privateFolder(folder, user?.uid);
  if (user) await removeOthersFiles(prefix, user);
  const conf = await render(settings, env, user);
  const accessLog = join(settings.dataDir, 'logs/gateway.log');
  await mkdir(join(settings.dataDir, 'logs'), { recursive: true });
  await mkdir(publicUploadsFolder(settings), { recursive: true });
  const nginx = locate('nginx') ?? 'nginx';
  const args = ['-p', `${prefix}/`, '-c', conf, '-e', 'stderr'];
  await run(nginx, [...args, '-t', '-q']).catch(({ stderr }: { stderr: string }) => {
    throw new Error(`nginx does not accept its configuration: ${stderr.trim()}`);
  });

  const server = new SupervisedProcess(
    {
      name: 'gateway',
      command: nginx,
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
  await server.start();
  const host = settings.host === '0.0.0.0' ? '127.0.0.1' : settings.host;
  await waitUntil('The gateway', () => answersOk(`http://${host}:${settings.ports.gateway}/health`), 15);
  keepSmall(accessLog, () => server.signal('SIGUSR1'));
  return server;
}
