import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { addressMaps, adminDocuments, localUpstreams, routeLocations, upstreamMaps } from '../../build/gateway.ts';
import { inRoot } from '../../paths.ts';
import { BadSetting } from '../../variables.ts';
import type { Settings } from '../settings/settings.ts';
import { publicUploadsFolder } from '../settings/uploads.ts';
import type { GatewayUser } from './gateway-user.ts';

/**
 * The limits of one address: calls per minute, and concurrent calls. nginx cannot express "no limit": `max` stands for
 * it. Rule: calls from one address. Source: docs/decisions/one-limit-in-the-gateway.md.
 */
const LIMITS = {
  RATE_LIMIT_GENERAL: { default: 600, max: 60_000_000 },
  RATE_LIMIT_COSTLY: { default: 200, max: 60_000_000 },
  RATE_LIMIT_CONNECTIONS: { default: 600, max: 65_535 },
};
/** A socket's path must fit into the kernel's 108 bytes. */
const MAX_SOCKET_PATH_BYTES = 100;

/** Sockets of the servers behind the public one. */
export const SOCKETS = ['store.sock', 'fill.sock'];

export function socketFolder(dataDir: string): string {
  const beside = join(dataDir, 'gateway');
  const longest = Math.max(...SOCKETS.map((name) => join(beside, name).length));
  if (longest <= MAX_SOCKET_PATH_BYTES) return beside;
  return join(tmpdir(), `farmhouse-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`);
}

/** The limits for the templates; 0 stands for none. Throws BadSetting naming a variable that is no whole number. */
export function limits(env: NodeJS.ProcessEnv): Record<string, string> {
  const numbers = Object.entries(LIMITS).map(([name, { default: fallback, max }]) => {
    const value = env[name] || String(fallback);
    if (!/^\d+$/.test(value)) {
      throw new BadSetting(`${name}=${value} is not a limit: use a whole number, or 0 for none.`);
    }
    return [name, String(Math.min(Number(value) || max, max))];
  });
  return Object.fromEntries(numbers) as Record<string, string>;
}

function variables(settings: Settings, env: NodeJS.ProcessEnv): Record<string, string> {
  const { ports, host, dataDir, publicUrl, adminUrl } = settings;
  return {
    GATEWAY_LISTEN: `${host}:${ports.gateway}`,
    PUBLIC_URL: publicUrl,
    ADMIN_URL: adminUrl ?? '',
    TRUSTED_PROXIES: env.TRUSTED_PROXIES || 'unix:',
    ...limits(env),
    STATIC_ROOT: inRoot('frontend/dist/client'),
    ASSETS_ROOT: inRoot('frontend/dist/client'),
    UPLOADS_ROOT: publicUploadsFolder(settings),
    UPLOADS_STORE: env.UPLOADS_STORE || 'disk',
    SOCKET_FOLDER: socketFolder(dataDir),
    ACCESS_LOG: join(dataDir, 'logs/gateway.log'),
  };
}

/**
 * Fills in `${NAME}`, as envsubst does in the container; nginx's own `$name` stays. Throws when a variable is not set.
 */
export function fillIn(template: string, values: Record<string, string>): string {
  return template.replace(/\$\{([A-Z_]+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The gateway's template names ${name}, which is not set`);
    return value;
  });
}

/** Folder of the configuration that nginx reads. */
export const configurationFolder = ({ dataDir }: Pick<Settings, 'dataDir'>): string => join(dataDir, 'gateway/conf');

export interface Configuration {
  settings: Settings;
  env: NodeJS.ProcessEnv;
  user?: GatewayUser;
}

/**
 * Writes the one configuration, filled in for this machine, into a folder; returns the file that nginx is started with.
 */
export async function writeConfiguration({ settings, env, user }: Configuration, conf: string): Promise<string> {
  await rm(conf, { recursive: true, force: true });
  await mkdir(join(conf, 'conf.d'), { recursive: true });
  await mkdir(join(conf, 'main.d'));
  await cp(inRoot('gateway/nginx.conf'), join(conf, 'nginx.conf'));
  await cp(inRoot('gateway/snippets'), join(conf, 'snippets'), { recursive: true });
  await writeFile(join(conf, 'main.d/local.conf'), user ? `user ${user.name};\n` : '');
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
