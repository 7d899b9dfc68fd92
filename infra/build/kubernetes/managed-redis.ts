import type { IDeployment } from 'kubernetes-models/apps/v1/Deployment';
import type { IEnvVar } from 'kubernetes-models/v1/EnvVar';
import { stringify } from 'yaml';
import { isToRedis, networkPolicies, toManagedRedis } from './network.ts';
import { REDIS, secret } from './pods.ts';
import { processes } from './processes.ts';

const patchOf = (kind: string, name: string, patch: unknown) => ({ target: { kind, name }, patch: stringify(patch) });

const removed = (apiVersion: string, kind: string) =>
  patchOf(kind, REDIS, { $patch: 'delete', apiVersion, kind, metadata: { name: REDIS } });

/** The address from the Secret instead of that of the pod, and no password beside it. */
function addressPatch(name: string, env: readonly IEnvVar[]) {
  const at = (variable: string): string =>
    `/spec/template/spec/containers/0/env/${env.findIndex((entry) => entry.name === variable)}`;
  return patchOf('Deployment', name, [
    { op: 'replace', path: at('REDIS_URL'), value: secret('REDIS_URL') },
    { op: 'remove', path: at('REDIS_PASSWORD') },
  ]);
}

/** The component that leaves out the pod of Redis, for one that somebody else runs. */
export const managedRedis = (): object => ({
  apiVersion: 'kustomize.config.k8s.io/v1alpha1',
  kind: 'Component',
  patches: [
    removed('apps/v1', 'StatefulSet'),
    removed('v1', 'Service'),
    removed('networking.k8s.io/v1', 'NetworkPolicy'),
    ...Object.entries(processes()).map(([name, [deployment]]) =>
      addressPatch(name, (deployment as IDeployment).spec?.template.spec?.containers[0]?.env ?? []),
    ),
    ...networkPolicies().flatMap(({ metadata, spec }) => {
      const rule = (spec?.egress ?? []).findIndex(isToRedis);
      if (rule < 0) return [];
      const operation = { op: 'replace', path: `/spec/egress/${rule}`, value: toManagedRedis };
      return [patchOf('NetworkPolicy', metadata?.name ?? '', [operation])];
    }),
  ],
});
