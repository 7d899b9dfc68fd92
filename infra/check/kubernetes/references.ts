import { PROVIDED_SECRETS } from '../../build/kubernetes/settings.ts';
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
import { hostsOf, isSelected, podsOfAll } from './pods.ts';

/** Keys of every Secret: those that the operator of the product provides, and the superuser's of a database cluster. */
function secretsOf(manifests: readonly Manifest[]): Record<string, string[]> {
  const provided = Object.entries(PROVIDED_SECRETS).map(([name, keys]) => [name, keys()] as const);
  const superusers = ofKind(manifests, 'Cluster')
    .filter((cluster) => at(cluster, 'spec', 'enableSuperuserAccess') === true)
    .map(({ metadata: { name } }) => [`${name}-superuser`, ['username', 'password']] as const);
  const fromStore = ofKind(manifests, 'ExternalSecret').map(
    (external) =>
      [
        textAt(external, 'spec', 'target', 'name'),
        listAt(external, 'spec', 'data').map((entry) => textAt(entry, 'secretKey')),
      ] as const,
  );
  return Object.fromEntries([...provided, ...superusers, ...fromStore]) as Record<string, string[]>;
}

/** Every required reference to a key of a Secret, at any depth. */
function secretReferences(value: unknown): { name: string; key: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const { name, key } = { name: at(value, 'name'), key: at(value, 'key') };
  const isRequired = at(value, 'optional') !== true;
  const own = isRequired && typeof name === 'string' && typeof key === 'string' ? [{ name, key }] : [];
  return [...own, ...Object.values(value).flatMap(secretReferences)];
}

const userOfSecrets = (manifests: readonly Manifest[]): Manifest[] => [
  ...workloadsOf(manifests),
  ...ofKind(manifests, 'ObjectStore'),
];

export function missingSecrets(manifests: readonly Manifest[]): string[] {
  const secrets = secretsOf(manifests);
  return userOfSecrets(manifests).flatMap((user) =>
    secretReferences(at(user, 'spec'))
      .filter(({ name, key }) => !secrets[name]?.includes(key))
      .map(({ name, key }) => `${nameOf(user)}: no Secret ${name} has the key ${key}`),
  );
}

export function missingConfigMaps(manifests: readonly Manifest[]): string[] {
  const names = ofKind(manifests, 'ConfigMap').map(({ metadata }) => metadata.name);
  return workloadsOf(manifests).flatMap((workload) =>
    containersOf(workload)
      .flatMap((container) => listAt(container, 'envFrom'))
      .map((source) => textAt(source, 'configMapRef', 'name'))
      .filter((name) => !names.includes(name))
      .map((name) => `${nameOf(workload)}: there is no ConfigMap ${name}`),
  );
}

/** A release applies the settings by their label before everything else, together with what names them. */
export function unlabelledConfigMaps(manifests: readonly Manifest[]): string[] {
  return ofKind(manifests, 'ConfigMap')
    .filter(({ metadata: { name, labels } }) => labels?.['app.kubernetes.io/name'] !== name)
    .map((manifest) => `${nameOf(manifest)} does not have its name as its label app.kubernetes.io/name`);
}

/** `$(NAME)` is filled in only from a variable that is defined before it. */
export function unsetVariables(manifests: readonly Manifest[]): string[] {
  return workloadsOf(manifests).flatMap((workload) =>
    containersOf(workload).flatMap((container) => {
      const env = listAt(container, 'env').map((entry) => ({
        name: textAt(entry, 'name'),
        value: textAt(entry, 'value'),
      }));
      return env.flatMap(({ value }, index) =>
        [...value.matchAll(/\$\((\w+)\)/g)]
          .filter(([, used]) => !env.slice(0, index).some(({ name }) => name === used))
          .map(([used]) => `${nameOf(workload)}: ${used} is not set before it is used`),
      );
    }),
  );
}

export function missingVolumes(manifests: readonly Manifest[]): string[] {
  return workloadsOf(manifests).flatMap((workload) => {
    const volumes = [
      ...listAt(podsOf(workload), 'spec', 'volumes').map((volume) => textAt(volume, 'name')),
      ...listAt(workload, 'spec', 'volumeClaimTemplates').map((claim) => textAt(claim, 'metadata', 'name')),
    ];
    return containersOf(workload)
      .flatMap((container) => listAt(container, 'volumeMounts'))
      .map((mount) => textAt(mount, 'name'))
      .filter((name) => !volumes.includes(name))
      .map((name) => `${nameOf(workload)}: there is no volume ${name}`);
  });
}

/** Probes of a named port that the container does not declare. */
export function missingProbePorts(manifests: readonly Manifest[]): string[] {
  return workloadsOf(manifests).flatMap((workload) =>
    containersOf(workload).flatMap((container) => {
      const names = listAt(container, 'ports').map((port) => textAt(port, 'name'));
      return ['startupProbe', 'livenessProbe', 'readinessProbe']
        .map((probe) => textAt(container, probe, 'httpGet', 'port') || textAt(container, probe, 'tcpSocket', 'port'))
        .filter((port) => port !== '' && !names.includes(port))
        .map((port) => `${nameOf(workload)}: a probe asks the port ${port}, which the container has not`);
    }),
  );
}

export function servicesWithoutPods(manifests: readonly Manifest[]): string[] {
  return hostsOf(manifests).flatMap(({ name, pods, ports }) => {
    if (pods.length !== 1) return [`Service ${name} selects ${pods.length} workloads`];
    const lost = Object.entries(ports).filter(([, target]) => !Object.values(pods[0]?.ports ?? {}).includes(target));
    return lost.map(([port]) => `Service ${name}: nothing listens behind port ${port}`);
  });
}

/** Selectors of workloads, budgets and policies that select nothing, and autoscalers without a target. */
export function emptySelectors(manifests: readonly Manifest[]): string[] {
  const all = podsOfAll(manifests);
  const selecting = ofKind(manifests, 'Deployment', 'StatefulSet', 'PodDisruptionBudget', 'NetworkPolicy');
  const selectors = selecting.map((manifest) => ({
    manifest,
    selector: mapAt(manifest, 'spec', manifest.kind === 'NetworkPolicy' ? 'podSelector' : 'selector', 'matchLabels'),
  }));
  const scaled = ofKind(manifests, 'HorizontalPodAutoscaler').filter((scaler) => {
    const { kind, name } = mapAt(scaler, 'spec', 'scaleTargetRef');
    return !ofKind(manifests, String(kind)).some(({ metadata }) => metadata.name === name);
  });
  return [
    ...selectors
      .filter(({ selector }) => !all.some(({ labels }) => isSelected(selector, labels)))
      .map(({ manifest }) => manifest),
    ...scaled,
  ].map((manifest) => `${nameOf(manifest)} is about pods that do not exist`);
}

/** An ingress must route the host names of PUBLIC_URL and ADMIN_URL, to Services that exist. */
export function wrongIngresses(manifests: readonly Manifest[]): string[] {
  const settings = ofKind(manifests, 'ConfigMap').find(({ metadata }) => metadata.name === 'settings');
  const hosts = ['PUBLIC_URL', 'ADMIN_URL'].map((name) => new URL(textAt(settings, 'data', name)).hostname);
  return ofKind(manifests, 'Ingress').flatMap((ingress) => {
    const rules = listAt(ingress, 'spec', 'rules');
    const named = [rules.map((rule) => textAt(rule, 'host')), listAt(ingress, 'spec', 'tls', 0, 'hosts').map(String)];
    const wrongHosts = named.filter((names) => names.join() !== hosts.join());
    const backends = rules
      .flatMap((rule) => listAt(rule, 'http', 'paths'))
      .map((path) => at(path, 'backend', 'service'));
    const lost = backends.filter((backend) => {
      const service = ofKind(manifests, 'Service').find(({ metadata }) => metadata.name === textAt(backend, 'name'));
      const names = listAt(service, 'spec', 'ports').map((port) => textAt(port, 'name'));
      return !names.includes(textAt(backend, 'port', 'name'));
    });
    return [
      ...wrongHosts.map(
        (names) => `${nameOf(ingress)} is for ${names.join(', ')}, the settings for ${hosts.join(', ')}`,
      ),
      ...lost.map((backend) => `${nameOf(ingress)}: there is no Service ${textAt(backend, 'name')} with that port`),
    ];
  });
}
