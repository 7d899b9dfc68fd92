import {
  at,
  containersOf,
  listAt,
  mapAt,
  nameOf,
  ofKind,
  podsOf,
  textAt,
  workloadsOf,
  type Manifest,
} from './manifest.ts';

/** Connections of a replica: its pool's, ten by default, and two of its dedicated one (platform/src/database). */
const POOL_SIZE = 10;
const DEDICATED_CONNECTIONS = 2;
/** Further connections for the operator of the database, a Job and a person with psql. */
const SPARE_CONNECTIONS = 20;

/** Containers that could run as root, write to their image, keep a capability or take all of a machine's memory. */
export function unhardened(manifests: readonly Manifest[]): string[] {
  return workloadsOf(manifests).flatMap((workload) => {
    const pod = mapAt(podsOf(workload), 'spec', 'securityContext');
    const isPodSafe =
      pod.runAsNonRoot === true && Number(pod.runAsUser) > 0 && at(pod, 'seccompProfile', 'type') === 'RuntimeDefault';
    const isTokenless = at(podsOf(workload), 'spec', 'automountServiceAccountToken') === false;
    const areSafe = containersOf(workload).every((container) => {
      const own = mapAt(container, 'securityContext');
      return (
        own.readOnlyRootFilesystem === true &&
        own.allowPrivilegeEscalation === false &&
        listAt(own, 'capabilities', 'drop').includes('ALL') &&
        at(own, 'capabilities', 'add') === undefined &&
        textAt(container, 'resources', 'limits', 'memory') !== ''
      );
    });
    return isPodSafe && isTokenless && areSafe ? [] : [`${nameOf(workload)} is not hardened`];
  });
}

/** Long-running containers that lack a probe; Kubernetes accepts none of an init container. */
export function unprobed(manifests: readonly Manifest[]): string[] {
  return ofKind(manifests, 'Deployment', 'StatefulSet').flatMap((workload) =>
    listAt(podsOf(workload), 'spec', 'containers').every((container) =>
      ['startupProbe', 'livenessProbe', 'readinessProbe'].every((probe) => at(container, probe) !== undefined),
    )
      ? []
      : [`${nameOf(workload)} has no probes`],
  );
}

/** Postgres must accept the connections of all replicas, and of one more of each during a rolling update. */
export function missingConnections(manifests: readonly Manifest[]): string[] {
  const scalers = ofKind(manifests, 'HorizontalPodAutoscaler');
  const users = ofKind(manifests, 'Deployment').filter((deployment) =>
    containersOf(deployment).some((container) =>
      listAt(container, 'env').some((entry) => textAt(entry, 'name') === 'DATABASE_URL'),
    ),
  );
  const replicas = users.map(({ metadata: { name } }) => {
    const scaler = scalers.find(({ metadata }) => metadata.name === name);
    return Number(at(scaler, 'spec', 'maxReplicas') ?? 1) + 1;
  });
  const sizes = ofKind(manifests, 'ConfigMap').map((map) => Number(textAt(map, 'data', 'DATABASE_POOL_SIZE')));
  const connections = (Math.max(0, ...sizes) || POOL_SIZE) + DEDICATED_CONNECTIONS;
  const needed = replicas.reduce((sum, count) => sum + count, 0) * connections + SPARE_CONNECTIONS;
  return ofKind(manifests, 'Cluster')
    .filter((cluster) => Number(textAt(cluster, 'spec', 'postgresql', 'parameters', 'max_connections')) < needed)
    .map((cluster) => `${nameOf(cluster)}: its services may need ${needed} connections`);
}
