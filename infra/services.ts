/**
 * Requirements of a service besides a database, Redis and its own ports; `internet`: it fetches URLs that users enter.
 */
export type Need =
  | 'identity'
  | 'admin-login'
  | 'public-url'
  | 'guest-token'
  | 'mail'
  | 'uploads'
  | 'watching'
  | 'encryption'
  | 'internet';

export interface ServiceEntry {
  /** Folder under services/, database role and schema, and host name inside the container network. */
  name: string;
  /** Default local port; metrics are served a hundred above it. */
  port: number;
  needs: readonly Need[];
  /** Rate limits that the operator may set: COUPONS stands for the variable RATE_LIMIT_COUPONS. */
  limits?: readonly string[];
  /** Further variables that the operator may set. */
  variables?: readonly string[];
}

/**
 * Every service that runs. The supervisor, the database roles, the gateway, the tests, docker-compose.yml, .env.example
 * and infra/kubernetes are all derived from it (the files by `make compose` and `make kubernetes`).
 */
export const SERVICES = [
  {
    name: 'identity',
    port: 4001,
    needs: ['admin-login', 'public-url', 'guest-token'],
    limits: ['LOGIN_CALLS', 'LOGIN', 'LOGIN_HOURLY', 'LOGIN_ACCOUNT', 'PASSWORD_RESET'],
  },
  { name: 'catalogue', port: 4002, needs: ['identity', 'uploads'], limits: ['COUPONS'] },
  { name: 'content', port: 4003, needs: ['identity', 'public-url'], limits: ['CONTACT', 'PRIVACY'] },
  {
    name: 'bookings',
    port: 4004,
    needs: ['identity', 'public-url', 'guest-token', 'internet'],
    limits: ['BOOKINGS', 'QUOTE', 'COUPONS', 'LOOKUP', 'LOOKUP_CODE', 'SESSION', 'PAYMENTS'],
  },
  {
    name: 'chat',
    port: 4006,
    needs: ['identity', 'public-url', 'guest-token'],
    limits: ['CHAT_STARTS', 'CHAT_MESSAGES', 'CHAT_CONNECTS'],
  },
  {
    name: 'notifications',
    port: 4005,
    needs: ['identity', 'public-url', 'guest-token', 'mail', 'watching', 'encryption'],
    limits: ['OWNER_MAILS', 'WEBHOOKS', 'TEMPLATE_TESTS'],
  },
  {
    name: 'analytics',
    port: 4007,
    needs: ['identity', 'public-url'],
    limits: ['ANALYTICS'],
    variables: ['ANALYTICS_RETENTION_MONTHS', 'ANALYTICS_QUEUE_SIZE'],
  },
] as const satisfies readonly ServiceEntry[];

export type ServiceName = (typeof SERVICES)[number]['name'];

/** Port of the process that renders the public site. */
export const WEB_PORT = 4010;

/** Services with demo data, in the order of seeding; bookings waits for its read models of the others. */
export const SEEDED: readonly ServiceName[] = ['content', 'catalogue', 'bookings', 'chat', 'analytics'];

/** Database that contains every service's schema. */
export const DATABASE = 'farmhouse';

export const METRICS_PORT_OFFSET = 100;

/** Name of the container that makes nightly backups and checks them, and the port of its metrics. */
export const BACKUP_SCHEDULE = { name: 'backup-schedule', metricsPort: 4120 } as const;

/** `name=address` of every process's metrics, for the service that mails the owner about operational problems. */
export const watchedMetrics = (addressOf: (name: ServiceName | 'web', port: number) => string): string =>
  [...SERVICES, { name: 'web', port: WEB_PORT } as const]
    .map(({ name, port }) => `${name}=${addressOf(name, port + METRICS_PORT_OFFSET)}/metrics`)
    .join(',');

/** Where uploads are stored; docs/operations.md says what each means. The gateway needs only the first. */
export const UPLOADS_VARIABLES = [
  'UPLOADS_STORE',
  'UPLOADS_S3_ENDPOINT',
  'UPLOADS_S3_REGION',
  'UPLOADS_S3_BUCKET',
  'UPLOADS_S3_ACCESS_KEY_ID',
  'UPLOADS_S3_SECRET_ACCESS_KEY',
] as const;

/** Where traces are sent, and the sampling ratio; the variables of the OpenTelemetry standard. */
export const TRACES_VARIABLES = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_TRACES_SAMPLER_ARG'] as const;
/** Port at which receivers of traces listen for OTLP over HTTP. */
export const TRACES_PORT = 4318;

/** The bucket in which backups are kept as well; docs/operations.md says what each means. */
export const BACKUP_BUCKET_VARIABLES = [
  'BACKUP_S3_ENDPOINT',
  'BACKUP_S3_REGION',
  'BACKUP_S3_BUCKET',
  'BACKUP_S3_PREFIX',
  'BACKUP_S3_ACCESS_KEY_ID',
  'BACKUP_S3_SECRET_ACCESS_KEY',
] as const;

/**
 * The file of a program that the build makes of the services' modules, from the root: `bookings` is that service,
 * `bookings.definition` its module in the compact process, `bookings.seed` stores its demo data, `compact` is the
 * compact process.
 */
export const programFile = (program: string): string => `services/dist/${program}.js`;

/** The program that renders the public site, from the root. */
export const WEB_PROGRAM = 'frontend/dist/server/main.js';

/** The variable that holds a service's database password. */
export const rolePasswordVariable = (service: string): string => `${service.toUpperCase()}_DB_PASSWORD`;

/** The variables of every service's rate limits, each once. */
export function limitVariables(services: readonly ServiceEntry[] = SERVICES): string[] {
  return [...new Set(services.flatMap(({ limits = [] }) => limits))].map((limit) => `RATE_LIMIT_${limit}`);
}
