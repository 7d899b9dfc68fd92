import type { IJob } from 'kubernetes-models/batch/v1/Job';
import type { IEnvVar } from 'kubernetes-models/v1/EnvVar';
import { PAGE_SERVICES, serviceUrlVariable } from '../../../services/contracts/src/routes/routes.ts';
import {
  DATABASE,
  programFile,
  rolePasswordVariable,
  SERVICES,
  WEB_PORT,
  type Need,
  type ServiceEntry,
} from '../../services.ts';
import {
  databaseAddress,
  databaseVariables,
  deployment,
  hardened,
  labelsOf,
  podSpec,
  redisVariables,
  secret,
  service,
  SETTINGS,
  superuserVariables,
  type NodeProcess,
} from './pods.ts';

export const ALL: readonly ServiceEntry[] = SERVICES;

const SERVICES_IMAGE = 'farmhouse/services';

const portOf = (name: string): number => ALL.find((entry) => entry.name === name)?.port ?? WEB_PORT;
const address = (name: string): IEnvVar => ({
  name: serviceUrlVariable(name),
  value: `http://${name}:${portOf(name)}`,
});

/** Variables of a container for each need, besides those of the ConfigMap. */
const MET_BY: Record<Need, () => IEnvVar[]> = {
  identity: () => [address('identity')],
  'public-url': () => [],
  'admin-login': () => [secret('ADMIN_PASSWORD', true)],
  'guest-token': () => [
    secret('GUEST_TOKEN_SECRET'),
    secret('GUEST_TOKEN_SECRET_PREVIOUS', true),
    secret('GUEST_TOKEN_SECRET_PREVIOUS_UNTIL', true),
  ],
  mail: () => [secret('SMTP_URL')],
  encryption: () => [secret('SEAL_SECRETS', true)],
  // in a cluster Prometheus raises the alerts
  watching: () => [],
  internet: () => [],
  uploads: () => [secret('UPLOADS_S3_ACCESS_KEY_ID'), secret('UPLOADS_S3_SECRET_ACCESS_KEY')],
};

/** Encoding a picture of fifty megapixels takes more memory than the other services need. */
const memoryFor = (needs: readonly Need[]): string => (needs.includes('uploads') ? '1Gi' : '512Mi');

const serviceProcess = ({ name, port, needs }: ServiceEntry): NodeProcess => ({
  name,
  port,
  image: SERVICES_IMAGE,
  command: ['node', programFile(name)],
  env: [...databaseVariables(name, DATABASE), ...redisVariables(), ...needs.flatMap((need) => MET_BY[need]())],
  memory: memoryFor(needs),
});

const web: NodeProcess = {
  name: 'web',
  port: WEB_PORT,
  image: 'farmhouse/web',
  command: ['node', 'frontend/dist/server/main.js'],
  env: [...redisVariables(), ...PAGE_SERVICES.map(address)],
  memory: '512Mi',
};

/** Deployment and Service of every service and of `web`, by name. */
export const processes = (): Record<string, object[]> =>
  Object.fromEntries(
    [...ALL.map(serviceProcess), web].map((process) => [process.name, [deployment(process), service(process)]]),
  );

const passwords = (): IEnvVar[] => ALL.map(({ name }) => secret(rolePasswordVariable(name)));

/**
 * Makes database, roles and schemas, then runs the migrations of all services. It runs with every release, hence it is
 * removed when done: an existing Job cannot be changed. Until the roles exist, the services fail to start and are
 * restarted.
 */
export const provision = (): IJob => ({
  apiVersion: 'batch/v1',
  kind: 'Job',
  metadata: { name: 'provision', labels: labelsOf('provision') },
  spec: {
    backoffLimit: 20,
    ttlSecondsAfterFinished: 300,
    template: {
      metadata: { labels: labelsOf('provision') },
      spec: podSpec({
        restartPolicy: 'OnFailure',
        initContainers: [
          hardened({
            name: 'provision',
            image: SERVICES_IMAGE,
            command: ['node', 'infra/postgres/provision.ts'],
            env: [...superuserVariables(), ...passwords()],
            resources: { requests: { cpu: '50m', memory: '64Mi' }, limits: { memory: '256Mi' } },
          }),
        ],
        containers: [
          hardened({
            name: 'migrate',
            image: SERVICES_IMAGE,
            command: ['node', 'infra/postgres/migrate.ts'],
            envFrom: [{ configMapRef: { name: SETTINGS } }],
            env: [databaseAddress(DATABASE), ...passwords()],
            resources: { requests: { cpu: '50m', memory: '128Mi' }, limits: { memory: '512Mi' } },
          }),
        ],
      }),
    },
  },
});
