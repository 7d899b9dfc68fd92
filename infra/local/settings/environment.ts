import { join } from 'node:path';
import {
  DATABASE,
  METRICS_PORT_OFFSET,
  SERVICES,
  watchedMetrics,
  type Need,
  type ServiceEntry,
  type ServiceName,
} from '../../services.ts';
import { PAGE_SERVICES, serviceUrlVariable } from '../../../services/contracts/src/routes/routes.ts';
import { redisUrl } from './redis-url.ts';
import type { Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';
import { uploadsFolder } from './uploads.ts';

const here = (port: number): string => `http://127.0.0.1:${port}`;

function variablesForNeed(need: Need, settings: Settings, secrets: Secrets): NodeJS.ProcessEnv {
  const { ports, publicUrl, adminUsername } = settings;
  switch (need) {
    case 'identity':
      return { IDENTITY_URL: here(ports.identity) };
    case 'admin-login':
      return { ADMIN_USERNAME: adminUsername, ADMIN_PASSWORD: secrets.adminPassword };
    case 'public-url':
      return { PUBLIC_URL: publicUrl };
    case 'guest-token':
      return {
        GUEST_TOKEN_SECRET: secrets.guestTokenSecret,
        GUEST_TOKEN_SECRET_PREVIOUS: secrets.previousGuestToken?.secret,
        GUEST_TOKEN_SECRET_PREVIOUS_UNTIL: secrets.previousGuestToken?.until,
      };
    case 'mail':
      return {
        SMTP_URL: process.env.SMTP_URL || `smtp://127.0.0.1:${ports.smtp}`,
        MAIL_FROM: process.env.MAIL_FROM || 'The Farmhouse <stay@farmhouse.example>',
      };
    case 'encryption':
      return { SEAL_SECRETS: secrets.sealSecrets };
    case 'watching':
      return {
        WATCHED_METRICS:
          process.env.WATCHED_METRICS ??
          `${watchedMetrics((name) => here(ports[name] + METRICS_PORT_OFFSET))},supervisor=${here(ports.supervisor)}/metrics`,
      };
    case 'internet':
      return {};
    case 'uploads':
      return {
        UPLOADS_DIR: uploadsFolder(settings),
        UPLOADS_S3_SECRET_ACCESS_KEY: process.env.UPLOADS_S3_SECRET_ACCESS_KEY,
      };
  }
}

/**
 * Environment of every Node process of the product. The operator's variables (limits, LOG_LEVEL) are passed through.
 */
function common({ dataDir, ports }: Settings, { redisPassword }: Secrets, port: number): NodeJS.ProcessEnv {
  return {
    ...process.env,
    // a secret is passed only to the processes that need it
    ADMIN_PASSWORD: undefined,
    UPLOADS_S3_SECRET_ACCESS_KEY: undefined,
    SEAL_SECRETS: undefined,
    BACKUP_S3_SECRET_ACCESS_KEY: undefined,
    SMTP_URL: undefined,
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: join(dataDir, 'cache/compile'),
    HOST: '127.0.0.1',
    PORT: String(port),
    METRICS_PORT: String(port + METRICS_PORT_OFFSET),
    REDIS_URL: redisUrl(ports.redis, redisPassword),
  };
}

/** The complete environment of a service. */
export function serviceEnvironment(name: ServiceName, settings: Settings, secrets: Secrets): NodeJS.ProcessEnv {
  const { ports } = settings;
  const entry: ServiceEntry | undefined = SERVICES.find((service) => service.name === name);
  const password = encodeURIComponent(secrets.rolePasswords[name]);
  return {
    ...common(settings, secrets, ports[name]),
    DATABASE_URL: `postgres://${name}:${password}@127.0.0.1:${ports.postgres}/${DATABASE}`,
    ...Object.assign({}, ...(entry?.needs ?? []).map((need) => variablesForNeed(need, settings, secrets))),
  } as NodeJS.ProcessEnv;
}

/** The environment of the process that renders the public site. */
export function webEnvironment(settings: Settings, secrets: Secrets): NodeJS.ProcessEnv {
  const { ports, publicUrl } = settings;
  return {
    ...common(settings, secrets, ports.web),
    PUBLIC_URL: publicUrl,
    // it sends no traces; in one process with the services it has what they have
    ...(!settings.isCompact && { OTEL_EXPORTER_OTLP_HEADERS: undefined }),
    ...Object.fromEntries(PAGE_SERVICES.map((name) => [serviceUrlVariable(name), here(ports[name as ServiceName])])),
  };
}
