import { at, containersOf, listAt, mapAt, ofKind, podsOf, textAt, workloadsOf, type Manifest } from './manifest.ts';

/** Pods of one workload: their labels, and the ports at which they listen by name. */
export interface Pods {
  name: string;
  labels: Record<string, unknown>;
  ports: Record<string, number>;
}

/** The ports at which CloudNativePG's instances listen. */
const INSTANCE_PORTS = { postgres: 5432, status: 8000 };

const portsOf = (workload: Manifest): Record<string, number> =>
  Object.fromEntries(
    containersOf(workload)
      .flatMap((container) => listAt(container, 'ports'))
      .map((port) => [textAt(port, 'name'), Number(at(port, 'containerPort'))]),
  );

/** The pods that cert-manager creates for a short time beside an Ingress that it gets a certificate for. */
const SOLVER_LABELS = { 'acme.cert-manager.io/http01-solver': 'true' };
const ISSUER = 'cert-manager.io/cluster-issuer';

/** The product's pods, and those that operators create for a database cluster and for certificates. */
export const podsOfAll = (manifests: readonly Manifest[]): Pods[] => [
  ...workloadsOf(manifests).map((workload) => ({
    name: workload.metadata.name,
    labels: mapAt(podsOf(workload), 'metadata', 'labels'),
    ports: portsOf(workload),
  })),
  ...ofKind(manifests, 'Cluster').map(({ metadata: { name } }) => ({
    name,
    labels: { 'cnpg.io/cluster': name },
    ports: INSTANCE_PORTS,
  })),
  ...ofKind(manifests, 'Ingress')
    .filter((ingress) => at(ingress, 'metadata', 'annotations', ISSUER) !== undefined)
    .map(({ metadata: { name } }) => ({ name: `solver of ${name}`, labels: SOLVER_LABELS, ports: { http: 8089 } })),
];

export const isSelected = (selector: Record<string, unknown>, labels: Record<string, unknown>): boolean =>
  Object.entries(selector).every(([key, value]) => labels[key] === value);

/** A Service: its name in the cluster, the pods behind it, and its ports, each with the port of the pods. */
export interface Host {
  name: string;
  pods: Pods[];
  ports: Record<number, number>;
}

function portNumber(pods: readonly Pods[], target: unknown): number {
  return typeof target === 'number' ? target : (pods[0]?.ports[String(target)] ?? NaN);
}

/** The declared Services, and those that the operator creates for a database cluster. */
export function hostsOf(manifests: readonly Manifest[]): Host[] {
  const all = podsOfAll(manifests);
  const services = ofKind(manifests, 'Service').map((service) => {
    const pods = all.filter(({ labels }) => isSelected(mapAt(service, 'spec', 'selector'), labels));
    const ports = listAt(service, 'spec', 'ports').map((port) => [
      Number(at(port, 'port')),
      portNumber(pods, at(port, 'targetPort') ?? at(port, 'port')),
    ]);
    return { name: service.metadata.name, pods, ports: Object.fromEntries(ports) as Record<number, number> };
  });
  const databases = ofKind(manifests, 'Cluster').map(({ metadata: { name } }) => ({
    name: `${name}-rw`,
    pods: all.filter((pods) => pods.name === name),
    ports: { [INSTANCE_PORTS.postgres]: INSTANCE_PORTS.postgres },
  }));
  return [...services, ...databases];
}
