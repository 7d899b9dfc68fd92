import { ExternalSecret } from '@kubernetes-models/external-secrets/external-secrets.io/v1/ExternalSecret';
import { Cluster } from '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/Cluster';
import { ScheduledBackup } from '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/ScheduledBackup';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { StatefulSet } from 'kubernetes-models/apps/v1/StatefulSet';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { Job } from 'kubernetes-models/batch/v1/Job';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Namespace } from 'kubernetes-models/v1/Namespace';
import { Service } from 'kubernetes-models/v1/Service';
import { at, nameOf, type Manifest } from './manifest.ts';
import { unreadPaths, watched } from './unread.ts';

interface ResourceKind {
  apiVersion: string;
  kind: string;
  prototype: { validate(): void };
}

const KINDS: readonly ResourceKind[] = [
  ...[Cluster, ConfigMap, Deployment, ExternalSecret, HorizontalPodAutoscaler, Ingress, Job, Namespace],
  ...[NetworkPolicy, PodDisruptionBudget, ScheduledBackup, Service, StatefulSet],
];

/** A bucket of the backup plugin is configured like the one that a database cluster itself may name. */
function asCluster(store: Manifest): Manifest {
  const { retentionPolicy, configuration, ...others } = (at(store, 'spec') ?? {}) as Record<string, unknown>;
  const backup = { retentionPolicy, barmanObjectStore: configuration, ...others };
  const spec = { instances: 1, storage: { size: '1Gi' }, backup };
  return { ...store, apiVersion: Cluster.apiVersion, kind: Cluster.kind, spec } as Manifest;
}

const isBackupStore = ({ apiVersion, kind }: Manifest): boolean =>
  apiVersion === 'barmancloud.cnpg.io/v1' && kind === 'ObjectStore';

/** The violations of a resource against the schema of its kind: wrong values, and unknown fields. */
export function schemaProblems(manifest: Manifest): string[] {
  const checked = isBackupStore(manifest) ? asCluster(manifest) : manifest;
  const kind = KINDS.find((each) => each.apiVersion === checked.apiVersion && each.kind === checked.kind);
  if (!kind) return [`${nameOf(manifest)}: no schema of ${manifest.apiVersion}`];
  const { proxy, isRead } = watched(checked);
  try {
    kind.prototype.validate.call(proxy);
  } catch (error) {
    return [`${nameOf(manifest)}: ${(error as Error).message}`];
  }
  return unreadPaths(checked, isRead).map((path) => `${nameOf(manifest)}: there is no field ${path}`);
}
