import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { shareHost, webOrigin } from '../../../services/contracts/src/security/web-origin.ts';
import { loadBackupSettings, type BackupSettings } from '../../backup/settings.ts';
import type { BuildStep } from '../../build/build.ts';
import { inRoot } from '../../paths.ts';
import { METRICS_PORT_OFFSET, SERVICES, WEB_PORT, type ServiceName } from '../../services.ts';
import { BadSetting, flag } from '../../variables.ts';
import { READY_SECONDS } from '../process/ready.ts';
import { highestPort, listeners } from './listeners.ts';

/** Settings that the operator can set by environment variables; each has a default. */
export interface Settings {
  /** Folder of all data that persists between runs. */
  dataDir: string;
  logFile: string;
  host: string;
  ports: Ports;
  /** Address under which people open the site, without a trailing slash. */
  publicUrl: string;
  /** Address of the dashboard, when it is a separate one: with another host name, without a trailing slash. */
  adminUrl?: string;
  adminUsername: string;
  /** True if the first start seeds the demo data. */
  seedOnce: boolean;
  /** The parts that a start builds when they have changed; a part that fails to build may keep its previous output. */
  build: readonly BuildStep[];
  isRoot: boolean;
  /** True if all services and the renderer of the public site run in one process, for a machine with little memory. */
  isCompact: boolean;
  /** The most that Redis may use, as in its own configuration. */
  redisMemory: string;
  /** False on a small machine with a mail server. */
  hasMailbox: boolean;
  /** How long a service may take to become ready, migrations included. */
  readySeconds: number;
  backup: BackupSettings;
}

export type Ports = Record<
  ServiceName | 'web' | 'gateway' | 'postgres' | 'redis' | 'smtp' | 'mailbox' | 'supervisor',
  number
>;

const BUILDS: Record<string, BuildStep[]> = { all: ['services', 'frontend'], services: ['services'], none: [] };

function port(env: NodeJS.ProcessEnv, name: string, fallback: number, highest: number): number {
  const value = env[name] ? Number(env[name]) : fallback;
  if (!Number.isInteger(value) || value < 1 || value > highest) {
    throw new BadSetting(`${name}=${env[name]} is not a usable port: use a number from 1 to ${highest}.`);
  }
  return value;
}

function build(env: NodeJS.ProcessEnv): readonly BuildStep[] {
  const value = env.BUILD || 'all';
  const parts = Object.hasOwn(BUILDS, value) ? BUILDS[value] : undefined;
  if (parts) return parts;
  throw new BadSetting(`BUILD=${value} is no build: use ${Object.keys(BUILDS).join(' or ')}.`);
}

function origin(name: string, value: string): string {
  const found = webOrigin(value);
  if (found) return found;
  throw new BadSetting(`${name}=${value} is no address of a site: write it like https://farm.example, without a path.`);
}

function webAddresses(env: NodeJS.ProcessEnv, ports: Ports): Pick<Settings, 'publicUrl' | 'adminUrl'> {
  const publicUrl = origin('PUBLIC_URL', env.PUBLIC_URL || `http://localhost:${ports.gateway}`);
  if (!env.ADMIN_URL) return { publicUrl };
  const adminUrl = origin('ADMIN_URL', env.ADMIN_URL);
  if (!shareHost(adminUrl, publicUrl)) return { publicUrl, adminUrl };
  const advice = 'give the dashboard another one, or leave ADMIN_URL empty.';
  throw new BadSetting(`ADMIN_URL=${env.ADMIN_URL} has the host name of PUBLIC_URL, ${publicUrl}: ${advice}`);
}

/** Far above what a busy house needs; platform/src/redis/redis-memory.ts warns before it is reached. */
const REDIS_MEMORY = '256mb';

function memory(env: NodeJS.ProcessEnv, name: string, fallback: string): string {
  const value = env[name] || fallback;
  if (/^[1-9]\d*(mb|gb)$/i.test(value)) return value;
  throw new BadSetting(`${name}=${value} is no size: write it like ${fallback}.`);
}

/** A day: for a migration of a large table, which the operator waits for. */
const UNLIMITED_READY_SECONDS = 86_400;

const hasUnlimitedMigrations = ({ MIGRATION_STATEMENT_SECONDS: seconds }: NodeJS.ProcessEnv): boolean =>
  Boolean(seconds) && Number(seconds) === 0;

/** The variable that overrides a port: GATEWAY_PORT, BOOKINGS_PORT and so on. */
export const portVariable = (name: keyof Ports): string => `${name.toUpperCase()}_PORT`;

const OTHER_PORTS = {
  web: WEB_PORT,
  gateway: 8080,
  postgres: 54320,
  redis: 63790,
  smtp: 1025,
  mailbox: 1080,
  supervisor: 4100,
} as const;

function checkDistinct(ports: Ports): void {
  const owners = new Map<number, keyof Ports>();
  for (const { name, port } of listeners(ports)) {
    const owner = owners.get(port);
    if (owner) {
      const both = `${portVariable(owner)} and ${portVariable(name)}`;
      const reason = `both need port ${port} (metrics are ${METRICS_PORT_OFFSET} above a port)`;
      throw new BadSetting(`${both} ${reason}: change one of them.`);
    }
    owners.set(port, name);
  }
}

function loadPorts(env: NodeJS.ProcessEnv): Ports {
  const defaults = { ...OTHER_PORTS, ...Object.fromEntries(SERVICES.map(({ name, port }) => [name, port])) } as Ports;
  const chosen = Object.entries(defaults).map(([name, fallback]) => [
    name,
    port(env, portVariable(name as keyof Ports), fallback, highestPort(name)),
  ]);
  const ports = Object.fromEntries(chosen) as Ports;
  checkDistinct(ports);
  return ports;
}

/** Throws BadSetting naming the first invalid variable. */
export function loadSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const dataDir = resolve(env.DATA_DIR || inRoot('.local'));
  const ports = loadPorts(env);
  const isCompact = flag(env, 'COMPACT');
  return {
    dataDir,
    logFile: join(dataDir, 'logs/farmhouse.log'),
    host: env.GATEWAY_HOST || '127.0.0.1',
    ports,
    ...webAddresses(env, ports),
    adminUsername: env.ADMIN_USERNAME || 'admin',
    seedOnce: flag(env, 'DEMO_DATA', true),
    build: build(env),
    isRoot: userInfo().uid === 0,
    isCompact,
    redisMemory: memory(env, 'REDIS_MAXMEMORY', REDIS_MEMORY),
    hasMailbox: !isCompact || !env.SMTP_URL,
    readySeconds: hasUnlimitedMigrations(env) ? UNLIMITED_READY_SECONDS : READY_SECONDS,
    backup: loadBackupSettings(dataDir, env),
  };
}
