import { limitVariables, rolePasswordVariable, TRACES_VARIABLES, UPLOADS_VARIABLES } from '../../services.ts';
import { SECRET } from './pods.ts';
import { ALL } from './processes.ts';

/** Variables that belong into a Secret; everything else that the operator sets is in the ConfigMap. */
const IS_SECRET = /_KEY_ID$|_ACCESS_KEY$/;

/** Variables with a default value; the others are empty, which is the same as not set. */
const VALUES: Record<string, string> = {
  PUBLIC_URL: 'https://farm.example',
  ADMIN_URL: 'https://admin.farm.example',
  ADMIN_USERNAME: 'admin',
  MAIL_FROM: 'The Farmhouse <stay@farm.example>',
  LOG_LEVEL: 'info',
  // pods of the ingress controller: nothing else can reach the gateway
  TRUSTED_PROXIES: '10.0.0.0/8',
  RATE_LIMIT_GENERAL: '600',
  RATE_LIMIT_COSTLY: '200',
  RATE_LIMIT_CONNECTIONS: '600',
  // pods share no disk
  UPLOADS_STORE: 's3',
  UPLOADS_S3_BUCKET: 'farmhouse-uploads',
};

/** The ConfigMap of every process, as an env file. */
export function settings(): string {
  const names = new Set([
    ...Object.keys(VALUES),
    ...UPLOADS_VARIABLES.filter((name) => !IS_SECRET.test(name)),
    ...TRACES_VARIABLES,
    'DATABASE_POOL_SIZE',
    'MIGRATION_STATEMENT_SECONDS',
    ...limitVariables(),
    ...ALL.flatMap(({ variables = [] }) => variables),
  ]);
  return [...names].map((name) => `${name}=${VALUES[name] ?? ''}\n`).join('');
}

/** Keys of the product's Secret. */
export const secretKeys = (): string[] => [
  ...ALL.map(({ name }) => rolePasswordVariable(name)),
  'REDIS_PASSWORD',
  // only with the component managed-redis
  'REDIS_URL',
  'GUEST_TOKEN_SECRET',
  // empty until the secret is replaced
  'GUEST_TOKEN_SECRET_PREVIOUS',
  'GUEST_TOKEN_SECRET_PREVIOUS_UNTIL',
  'SEAL_SECRETS',
  'ADMIN_PASSWORD',
  'SMTP_URL',
  ...UPLOADS_VARIABLES.filter((name) => IS_SECRET.test(name)),
];

/** Keys of the Secret with which the database writes its backups; no process of the product gets them. */
const BACKUP_KEYS = ['ACCESS_KEY_ID', 'SECRET_ACCESS_KEY'];

/** The Secrets that an operator provides, by hand or from a store. */
export const PROVIDED_SECRETS: Record<string, () => string[]> = { [SECRET]: secretKeys, backups: () => BACKUP_KEYS };

export const secretExample = (name: string): string =>
  (PROVIDED_SECRETS[name]?.() ?? []).map((key) => `${key}=\n`).join('');

/** One resource a Secret: the operator's store has an entry `farmhouse/<name>` with the keys as its properties. */
export const externalSecrets = (): object[] =>
  Object.entries(PROVIDED_SECRETS).map(([name, keys]) => ({
    apiVersion: 'external-secrets.io/v1',
    kind: 'ExternalSecret',
    metadata: { name },
    spec: {
      refreshInterval: '1h',
      secretStoreRef: { kind: 'ClusterSecretStore', name: 'farmhouse' },
      target: { name, creationPolicy: 'Owner' },
      data: keys().map((key) => ({ secretKey: key, remoteRef: { key: `farmhouse/${name}`, property: key } })),
    },
  }));
