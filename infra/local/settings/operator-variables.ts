import { portVariable, type Ports } from './settings.ts';

/** Variables of docs/operations.md that change how a started product works; the data does not hold them. */
const SINGLE = [
  'ADMIN_URL',
  'ADMIN_USERNAME',
  'BACKUP',
  'COMPACT',
  'DATABASE_POOL_SIZE',
  'DATA_DIR',
  'GATEWAY_HOST',
  'LOG_LEVEL',
  'MAIL_FROM',
  'MIGRATION_STATEMENT_SECONDS',
  'PUBLIC_URL',
  'REDIS_MAXMEMORY',
  'SMTP_URL',
  'TRUSTED_PROXIES',
  'WAL_ARCHIVE_DIR',
  'WATCHED_METRICS',
];
const GROUPS = /^(ANALYTICS|BACKUP|OTEL|RATE_LIMIT|UPLOADS)_/;

/** Names of the operator's variables that are set, sorted; never their values, which may be secrets. */
export function operatorVariables(ports: Ports, env: NodeJS.ProcessEnv = process.env): string[] {
  const single = new Set([...SINGLE, ...Object.keys(ports).map((name) => portVariable(name as keyof Ports))]);
  return Object.keys(env)
    .filter((name) => env[name] && (single.has(name) || GROUPS.test(name)))
    .sort();
}
