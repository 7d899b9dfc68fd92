import {
  BACKUP_SCHEDULE,
  METRICS_PORT_OFFSET,
  rolePasswordVariable,
  SEEDED,
  SERVICES,
  UPLOADS_VARIABLES,
  watchedMetrics,
  type Need,
  type ServiceEntry,
} from '../services.ts';

export const ALL: readonly ServiceEntry[] = SERVICES;

const { name: schedule, metricsPort } = BACKUP_SCHEDULE;
/** The schedule of backups is watched where there is one: Compose cannot tell `no` from `yes`, its reader can. */
const watchedSchedule = `\${BACKUP:+,${schedule}=http://${schedule}:${metricsPort}/metrics \${BACKUP:-}}`;

/** Environment lines of a container for each need; variables of every service are in x-environment. */
const MET_BY: Record<Need, readonly string[]> = {
  identity: [],
  'public-url': [],
  'admin-login': ['ADMIN_USERNAME: ${ADMIN_USERNAME:-admin}', 'ADMIN_PASSWORD: ${ADMIN_PASSWORD:-}'],
  'guest-token': [
    'GUEST_TOKEN_SECRET: ${GUEST_TOKEN_SECRET:?put GUEST_TOKEN_SECRET (32 characters or more) into .env}',
    'GUEST_TOKEN_SECRET_PREVIOUS: ${GUEST_TOKEN_SECRET_PREVIOUS:-}',
    'GUEST_TOKEN_SECRET_PREVIOUS_UNTIL: ${GUEST_TOKEN_SECRET_PREVIOUS_UNTIL:-}',
  ],
  internet: [],
  mail: [
    'SMTP_URL: ${SMTP_URL:-smtp://mailbox:1025}',
    'MAIL_FROM: ${MAIL_FROM:-The Farmhouse <stay@farmhouse.example>}',
  ],
  encryption: ['SEAL_SECRETS: ${SEAL_SECRETS:-}'],
  watching: [`WATCHED_METRICS: ${watchedMetrics((name, port) => `http://${name}:${port}`)}${watchedSchedule}`],
  uploads: ['UPLOADS_DIR: /uploads', ...UPLOADS_VARIABLES.map((name) => `${name}: \${${name}:-}`)],
};

/** Encoding a picture of fifty megapixels takes more memory than the other services need. */
export const MEMORY_FOR: Partial<Record<Need, string>> = { uploads: '1g' };

/** Lines of a service's own variables. */
export const ownVariableLines = ({ name, port, needs, limits = [], variables = [] }: ServiceEntry): string[] => [
  `PORT: ${port}`,
  `METRICS_PORT: ${port + METRICS_PORT_OFFSET}`,
  `DATABASE_URL: postgres://${name}:\${${rolePasswordVariable(name)}}@postgres:5432/farmhouse`,
  ...needs.flatMap((need) => MET_BY[need]),
  ...limits.map((limit) => `RATE_LIMIT_${limit}: \${RATE_LIMIT_${limit}:-}`),
  ...variables.map((variable) => `${variable}: \${${variable}:-}`),
];

/** Name of the profile with the demo data, and of its last container. */
export const DEMO = 'demo';

/**
 * The container that writes one service's demo data; `docker compose run --rm demo` starts the last, which depends on
 * the others.
 */
export const demoContainer = (index: number): string =>
  index === SEEDED.length - 1 ? DEMO : `${DEMO}-${SEEDED[index]}`;
