import { beforeEach, describe, expect, it } from '@jest/globals';
import { inRoot } from '../../paths.ts';
import { at, listAt, mapAt, type Manifest } from './manifest.ts';
import { problemsOf } from './problems.ts';
import { render } from './render.ts';

let manifests: Manifest[] = [];
beforeEach(() => {
  manifests = render(inRoot('infra/kubernetes/overlays/large'));
});

/** The fields at a path of a resource, for a test to change. */
const fields = (kind: string, name: string, ...path: (string | number)[]): Record<string, unknown> =>
  mapAt(
    manifests.find((manifest) => manifest.kind === kind && manifest.metadata.name === name),
    ...path,
  );
const container = (name: string) => fields('Deployment', name, 'spec', 'template', 'spec', 'containers', 0);

describe('a schema', () => {
  it.each([
    ['a misspelt field', () => void (container('bookings').readinesProbe = {}), 'there is no field'],
    ['a field of another type', () => void (container('bookings').ports = 'http'), 'must be array'],
    [
      'a quantity that is none',
      () => void (mapAt(container('bookings'), 'resources', 'limits').memory = 'big'),
      'match',
    ],
    [
      'a field of the database that is none',
      () => void (fields('Cluster', 'postgres', 'spec').replicas = 3),
      'no field',
    ],
    [
      'a field of the backup that is none',
      () => void (fields('ObjectStore', 'postgres-backups', 'spec', 'configuration').bucket = 'b'),
      'no field',
    ],
    ['a kind that the check does not know', () => void (fields('Namespace', 'farmhouse').kind = 'Space'), 'no schema'],
  ])('refuses %s', (_what, change, words) => {
    change();

    expect(problemsOf(manifests).join('\n')).toContain(words);
  });
});

describe('the check of an installation', () => {
  const envOf = (name: string) => listAt(container(name), 'env');
  const variable = (of: string, name: string) => mapAt(envOf(of).find((entry) => at(entry, 'name') === name));

  it('finds nothing wrong in the delivered overlays', () => {
    expect(problemsOf(manifests)).toEqual([]);
  });

  it.each([
    [
      'a key that its Secret lacks',
      () => void (mapAt(variable('chat', 'REDIS_PASSWORD'), 'valueFrom', 'secretKeyRef').key = 'REDIS'),
      'no Secret farmhouse has the key REDIS',
    ],
    [
      'a ConfigMap that does not exist',
      () => void (mapAt(container('chat'), 'envFrom', 0, 'configMapRef').name = 'limits'),
      'there is no ConfigMap limits',
    ],
    [
      'a ConfigMap that a release cannot apply by its label',
      () => void (fields('ConfigMap', 'settings', 'metadata').labels = {}),
      'ConfigMap settings does not have its name as its label',
    ],
    [
      'a variable that is used before it is set',
      () => void (container('chat').env = [...envOf('chat')].reverse()),
      'is not set before it is used',
    ],
    [
      'an address that leads nowhere',
      () => void (variable('web', 'CONTENT_URL').value = 'http://content:4001'),
      'web calls content:4001, which does not exist',
    ],
    [
      'a call that the network policy of the called one refuses',
      () => void (fields('NetworkPolicy', 'identity', 'spec').ingress = []),
      "gateway calls identity:4001, which identity's network policy refuses",
    ],
    [
      'a call that the network policy of the caller refuses',
      () => void (fields('NetworkPolicy', 'web', 'spec').egress = []),
      "web calls redis:6379, which web's network policy refuses",
    ],
    [
      'a Service without pods',
      () => void (fields('Service', 'chat', 'spec').selector = { 'app.kubernetes.io/name': 'chats' }),
      'Service chat selects 0 workloads',
    ],
    [
      'a budget of pods that do not exist',
      () => void (fields('PodDisruptionBudget', 'chat', 'spec', 'selector').matchLabels = { name: 'chats' }),
      'PodDisruptionBudget chat is about pods that do not exist',
    ],
    [
      'an autoscaler of nothing',
      () => void (fields('HorizontalPodAutoscaler', 'chat', 'spec', 'scaleTargetRef').name = 'chats'),
      'HorizontalPodAutoscaler chat is about pods that do not exist',
    ],
    [
      'a policy for certificates that nothing asks for',
      () => void (fields('Ingress', 'farmhouse', 'metadata').annotations = {}),
      'NetworkPolicy certificate-solver is about pods that do not exist',
    ],
    [
      'an ingress for another host than the site has',
      () => void (fields('Ingress', 'farmhouse', 'spec', 'rules', 0).host = 'barn.example'),
      'Ingress farmhouse is for barn.example',
    ],
    [
      'a container that may write to its image',
      () => void (mapAt(container('chat'), 'securityContext').readOnlyRootFilesystem = false),
      'Deployment chat is not hardened',
    ],
    [
      'an init container that may write to its image',
      () => {
        const init = fields('Deployment', 'gateway', 'spec', 'template', 'spec', 'initContainers', 0);
        mapAt(init, 'securityContext').readOnlyRootFilesystem = false;
      },
      'Deployment gateway is not hardened',
    ],
    ['a process without a probe', () => void delete container('chat').livenessProbe, 'has no probes'],
    [
      'more replicas than Postgres has connections for',
      () => void (fields('HorizontalPodAutoscaler', 'chat', 'spec').maxReplicas = 9),
      'its services may need',
    ],
    [
      'larger pools than Postgres has connections for',
      () => {
        const settings = manifests.find(
          (one) => one.kind === 'ConfigMap' && at(one, 'data', 'DATABASE_POOL_SIZE') === '',
        );
        mapAt(settings, 'data').DATABASE_POOL_SIZE = '40';
      },
      'its services may need',
    ],
  ])('finds %s', (_what, change, words) => {
    change();

    expect(problemsOf(manifests).join('\n')).toContain(words);
  });
});
