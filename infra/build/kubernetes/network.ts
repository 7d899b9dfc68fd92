import { isDeepStrictEqual } from 'node:util';
import type { INetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import type { INetworkPolicyPeer } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicyPeer';
import { PAGE_SERVICES, ROUTES } from '../../../services/contracts/src/routes/routes.ts';
import { METRICS_PORT_OFFSET, TRACES_PORT, WEB_PORT, type Need, type ServiceEntry } from '../../services.ts';
import { labelsOf, POSTGRES, REDIS } from './pods.ts';
import { ALL } from './processes.ts';

type Ports = readonly number[];
type Rule = [peers: INetworkPolicyPeer[], ports: Ports];

const pod = (name: string): INetworkPolicyPeer => ({ podSelector: { matchLabels: labelsOf(name) } });
const namespace = (labels: Record<string, string>): INetworkPolicyPeer => ({
  namespaceSelector: { matchLabels: labels },
});

const postgres: INetworkPolicyPeer = { podSelector: { matchLabels: { 'cnpg.io/cluster': POSTGRES } } };
const postgresOperator = namespace({ 'kubernetes.io/metadata.name': 'cnpg-system' });
/** Labels that the operator of the cluster gives to two namespaces: docs/operations.md. */
const ingressController = namespace({ 'farmhouse/role': 'ingress' });
const monitoring = namespace({ 'farmhouse/role': 'monitoring' });
/** Everything but the metadata address, at which clouds serve a machine's credentials. */
const anywhere: INetworkPolicyPeer = { ipBlock: { cidr: '0.0.0.0/0', except: ['169.254.169.254/32'] } };

/**
 * Without the addresses of the cluster and of other private networks, which a user must not be able to have fetched.
 */
const internet: INetworkPolicyPeer = {
  ipBlock: {
    cidr: '0.0.0.0/0',
    except: ['10.0.0.0/8', '100.64.0.0/10', '169.254.0.0/16', '172.16.0.0/12', '192.168.0.0/16'],
  },
};

const POSTGRES_PORT = 5432;
const POSTGRES_STATUS_PORT = 8000;
const POSTGRES_METRICS_PORT = 9187;
const REDIS_PORT = 6379;
const GATEWAY_PORT = 8080;

/** Of the pods by which cert-manager proves to an authority that a host name is this installation's. */
const SOLVER_LABEL = { 'acme.cert-manager.io/http01-solver': 'true' };
const SOLVER_PORT = 8089;

/** What a service may reach for each need, besides Postgres and Redis. */
const REACHED_FOR: Partial<Record<Need, Rule>> = {
  identity: [[pod('identity')], [ALL.find(({ name }) => name === 'identity')?.port ?? 0]],
  mail: [[anywhere], [25, 465, 587]],
  uploads: [[anywhere], [443]],
  encryption: [[anywhere], [443]],
  internet: [[internet], [443]],
};

const ports = (numbers: Ports) => numbers.map((port) => ({ port, protocol: 'TCP' as const }));

const toRule = ([peers, numbers]: Rule) => ({ to: peers, ports: ports(numbers) });

function policy(name: string, selector: Record<string, string>, from: Rule[], to: Rule[]): INetworkPolicy {
  return {
    apiVersion: 'networking.k8s.io/v1',
    kind: 'NetworkPolicy',
    metadata: { name },
    spec: {
      podSelector: { matchLabels: selector },
      policyTypes: ['Ingress', 'Egress'],
      ingress: from.map(([peers, numbers]) => ({ from: peers, ports: ports(numbers) })),
      egress: to.map(toRule),
    },
  };
}

const isRouted = (name: string): boolean => ROUTES.some(({ service }) => service === name);

function callersOf({ name }: ServiceEntry): string[] {
  const admins = name === 'identity' ? ALL.filter(({ needs }) => needs.includes('identity')) : [];
  return [
    ...(isRouted(name) ? ['gateway'] : []),
    ...(PAGE_SERVICES.includes(name) ? ['web'] : []),
    ...admins.map((caller) => caller.name),
  ];
}

const toRedis: Rule = [[pod(REDIS)], [REDIS_PORT]];
const toStores: Rule[] = [[[postgres], [POSTGRES_PORT]], toRedis];

/** True for the rule of a policy by which its pods reach the pod of Redis. */
export const isToRedis = (rule: object): boolean => isDeepStrictEqual(rule, toRule(toRedis));
/** The rule that replaces it where somebody else runs Redis, inside the cluster or not. */
export const toManagedRedis = { ports: ports([REDIS_PORT]) };

/** A receiver of traces, if there is one. */
const toTraces: Rule = [[monitoring], [TRACES_PORT]];

function servicePolicy(entry: ServiceEntry): INetworkPolicy {
  const { name, port, needs } = entry;
  const callers = callersOf(entry);
  const calls: Rule[] = callers.length > 0 ? [[callers.map(pod), [port]]] : [];
  const metrics: Rule = [[monitoring], [port + METRICS_PORT_OFFSET]];
  const outside = needs.flatMap((need) => (REACHED_FOR[need] ? [REACHED_FOR[need]] : []));
  return policy(name, labelsOf(name), [...calls, metrics], [...toStores, toTraces, ...outside]);
}

/** Denies all traffic of all pods except DNS; every other policy adds to it. */
const denied: INetworkPolicy = {
  apiVersion: 'networking.k8s.io/v1',
  kind: 'NetworkPolicy',
  metadata: { name: 'deny-all-but-names' },
  spec: {
    podSelector: {},
    policyTypes: ['Ingress', 'Egress'],
    egress: [
      {
        to: [
          {
            namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'kube-system' } },
            podSelector: { matchLabels: { 'k8s-app': 'kube-dns' } },
          },
        ],
        ports: [
          { port: 53, protocol: 'UDP' },
          { port: 53, protocol: 'TCP' },
        ],
      },
    ],
  },
};

const routed = ALL.filter(({ name }) => isRouted(name));
const gatewayPolicy = policy(
  'gateway',
  labelsOf('gateway'),
  [[[ingressController], [GATEWAY_PORT]]],
  [...routed.map(({ name, port }): Rule => [[pod(name)], [port]]), [[pod('web')], [WEB_PORT]]],
);

/** The ingress controller passes the authority's questions to these pods, which live in the product's namespace. */
const solverPolicy = policy('certificate-solver', SOLVER_LABEL, [[[ingressController], [SOLVER_PORT]]], []);

const webPolicy = policy(
  'web',
  labelsOf('web'),
  [
    [[pod('gateway')], [WEB_PORT]],
    [[monitoring], [WEB_PORT + METRICS_PORT_OFFSET]],
  ],
  [
    ...ALL.filter(({ name }) => PAGE_SERVICES.includes(name)).map(({ name, port }): Rule => [[pod(name)], [port]]),
    toRedis,
  ],
);

const redisPolicy = policy(
  REDIS,
  labelsOf(REDIS),
  [[[...ALL.map(({ name }) => name), 'web'].map(pod), [REDIS_PORT]]],
  [],
);

const provisionPolicy = policy('provision', labelsOf('provision'), [], [[[postgres], [POSTGRES_PORT]]]);

/**
 * The database's instances reach each other, the API server, by which they elect a primary, and the bucket of the
 * backups.
 */
const postgresPolicy = policy(
  POSTGRES,
  { 'cnpg.io/cluster': POSTGRES },
  [
    [[...ALL.map(({ name }) => name), 'provision'].map(pod), [POSTGRES_PORT]],
    [
      [postgres, postgresOperator],
      [POSTGRES_PORT, POSTGRES_STATUS_PORT],
    ],
    [[monitoring], [POSTGRES_METRICS_PORT]],
  ],
  [
    [[postgres], [POSTGRES_PORT, POSTGRES_STATUS_PORT]],
    [[anywhere], [443, 6443]],
  ],
);

export const networkPolicies = (): INetworkPolicy[] => [
  denied,
  gatewayPolicy,
  solverPolicy,
  webPolicy,
  ...ALL.map(servicePolicy),
  redisPolicy,
  provisionPolicy,
  postgresPolicy,
];
