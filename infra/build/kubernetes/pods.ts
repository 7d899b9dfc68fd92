import type { IDeployment } from 'kubernetes-models/apps/v1/Deployment';
import type { IContainer } from 'kubernetes-models/v1/Container';
import type { IEnvVar } from 'kubernetes-models/v1/EnvVar';
import type { IPodSpec } from 'kubernetes-models/v1/PodSpec';
import type { IService } from 'kubernetes-models/v1/Service';
import { METRICS_PORT_OFFSET, rolePasswordVariable } from '../../services.ts';

/** The Secret that holds every password and key of the product. */
export const SECRET = 'farmhouse';
/** The ConfigMap of the operator's variables. */
export const SETTINGS = 'settings';
/** Name of the database cluster, and of its Service for reading and writing. */
export const POSTGRES = 'postgres';
/** Name of the pod of Redis, of its Service and its policy. */
export const REDIS = 'redis';
const POSTGRES_HOST = `${POSTGRES}-rw`;

/** The user `node` of Node's image; a name alone cannot be proven not to be root. */
const NODE_USER = 1000;

export const labelsOf = (name: string): Record<string, string> => ({ 'app.kubernetes.io/name': name });

export const secret = (variable: string, optional = false): IEnvVar => ({
  name: variable,
  valueFrom: { secretKeyRef: { name: SECRET, key: variable, ...(optional && { optional }) } },
});

/** The address of a database, without a role. */
export const databaseAddress = (database: string): IEnvVar => ({
  name: 'DATABASE_URL',
  value: `postgres://${POSTGRES_HOST}:5432/${database}`,
});

/** `$(NAME)` is filled in by Kubernetes from the variables before it. */
export const databaseVariables = (role: string, database: string): IEnvVar[] => [
  secret(rolePasswordVariable(role)),
  {
    name: 'DATABASE_URL',
    value: `postgres://${role}:$(${rolePasswordVariable(role)})@${POSTGRES_HOST}:5432/${database}`,
  },
];

export const superuserVariables = (): IEnvVar[] => [
  { name: 'POSTGRES_PASSWORD', valueFrom: { secretKeyRef: { name: `${POSTGRES}-superuser`, key: 'password' } } },
  { name: 'POSTGRES_URL', value: `postgres://postgres:$(POSTGRES_PASSWORD)@${POSTGRES_HOST}:5432/postgres` },
];

export const redisVariables = (): IEnvVar[] => [
  secret('REDIS_PASSWORD'),
  { name: 'REDIS_URL', value: `redis://:$(REDIS_PASSWORD)@${REDIS}:6379` },
];

/**
 * The security context of every container of the product's own code: no root, no capabilities, only /tmp is writable.
 */
export const hardened = (container: IContainer): IContainer => ({
  ...container,
  securityContext: {
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  },
  volumeMounts: [{ name: 'tmp', mountPath: '/tmp' }],
});

export const podSpec = (spec: IPodSpec): IPodSpec => ({
  automountServiceAccountToken: false,
  enableServiceLinks: false,
  securityContext: {
    runAsNonRoot: true,
    runAsUser: NODE_USER,
    runAsGroup: NODE_USER,
    seccompProfile: { type: 'RuntimeDefault' },
  },
  ...spec,
  volumes: [{ name: 'tmp', emptyDir: { sizeLimit: '256Mi' } }],
});

export interface NodeProcess {
  name: string;
  port: number;
  image: string;
  command: string[];
  env: IEnvVar[];
  /** The memory limit. */
  memory: string;
}

const health = (path: string) => ({ httpGet: { path: `/health/${path}`, port: 'http' } });

/** A Node process: alive while it answers, ready while Postgres, Redis and its read models are available. */
function processContainer({ name, port, image, command, env, memory }: NodeProcess): IContainer {
  return hardened({
    name,
    image,
    command,
    ports: [
      { name: 'http', containerPort: port },
      { name: 'metrics', containerPort: port + METRICS_PORT_OFFSET },
    ],
    envFrom: [{ configMapRef: { name: SETTINGS } }],
    env: [
      { name: 'HOST', value: '0.0.0.0' },
      { name: 'PORT', value: String(port) },
      { name: 'METRICS_PORT', value: String(port + METRICS_PORT_OFFSET) },
      ...env,
    ],
    // five minutes for migrations
    startupProbe: { ...health('live'), periodSeconds: 3, failureThreshold: 100 },
    livenessProbe: { ...health('live'), periodSeconds: 10, timeoutSeconds: 5, failureThreshold: 3 },
    readinessProbe: { ...health('ready'), periodSeconds: 5, timeoutSeconds: 3, failureThreshold: 2 },
    resources: { requests: { cpu: '100m', memory: '192Mi' }, limits: { memory } },
  });
}

/** As many replicas as the autoscaler sets, or one; a new one is ready before an old one stops. */
export function deployment(process: NodeProcess): IDeployment {
  const labels = labelsOf(process.name);
  const metrics = {
    'prometheus.io/scrape': 'true',
    'prometheus.io/port': String(process.port + METRICS_PORT_OFFSET),
  };
  return {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name: process.name, labels },
    spec: {
      revisionHistoryLimit: 3,
      selector: { matchLabels: labels },
      strategy: { type: 'RollingUpdate', rollingUpdate: { maxSurge: 1, maxUnavailable: 0 } },
      template: {
        metadata: { labels, annotations: metrics },
        spec: podSpec({
          terminationGracePeriodSeconds: 40,
          topologySpreadConstraints: [
            {
              maxSkew: 1,
              topologyKey: 'kubernetes.io/hostname',
              whenUnsatisfiable: 'ScheduleAnyway',
              labelSelector: { matchLabels: labels },
            },
          ],
          containers: [processContainer(process)],
        }),
      },
    },
  };
}

/**
 * The name of a process; its addresses are those of all its pods, so that the gateway itself tries another one. Pods
 * that are not ready are included: docs/decisions/kubernetes-keeps-unready-pods.md.
 */
export function service({ name, port }: Pick<NodeProcess, 'name' | 'port'>): IService {
  const labels = labelsOf(name);
  return {
    apiVersion: 'v1',
    kind: 'Service',
    metadata: { name, labels },
    spec: {
      clusterIP: 'None',
      publishNotReadyAddresses: true,
      selector: labels,
      ports: [
        { name: 'http', port, targetPort: 'http' },
        { name: 'metrics', port: port + METRICS_PORT_OFFSET, targetPort: 'metrics' },
      ],
    },
  };
}
