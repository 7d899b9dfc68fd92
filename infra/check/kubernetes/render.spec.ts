import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { ARCHIVE_SECONDS } from '../../backup/database/wal-archive.ts';
import { inRoot } from '../../paths.ts';
import { SERVICES } from '../../services.ts';
import { at, listAt } from './manifest.ts';
import { render } from './render.ts';

const example = () => render(inRoot('infra/kubernetes/overlays/example'));
const found = (kind: string, name: string) =>
  example().find((manifest) => manifest.kind === kind && manifest.metadata.name === name);

it("the rendering for Kubernetes puts an installation's settings over the delivered ones", () => {
  const settings = at(found('ConfigMap', 'settings'), 'data');

  expect(settings).toMatchObject({ PUBLIC_URL: 'https://keesara.example', RATE_LIMIT_GENERAL: '600' });
});

it("the rendering for Kubernetes keeps the label of the settings, by which a release applies them, under an installation's own", () => {
  expect(found('ConfigMap', 'settings')?.metadata.labels).toEqual({ 'app.kubernetes.io/name': 'settings' });
});

it('the rendering for Kubernetes has images, patches and components of an installation', () => {
  const image = at(found('Deployment', 'chat'), 'spec', 'template', 'spec', 'containers', 0, 'image');

  expect(image).toMatch(/^registry\.example\/farmhouse\/services:/);
  expect(at(found('Cluster', 'postgres'), 'spec', 'instances')).toBe(3);
  expect(at(found('HorizontalPodAutoscaler', 'notifications'), 'spec', 'metrics', 1, 'type')).toBe('External');
  expect(found('ExternalSecret', 'farmhouse')).toBeDefined();
});

it('Postgres in Kubernetes loses at most a minute of changes with its disk', () => {
  const parameters = at(found('Cluster', 'postgres'), 'spec', 'postgresql', 'parameters');

  expect(parameters).toMatchObject({ archive_timeout: `${ARCHIVE_SECONDS}s` });
});

it('an external store may hold the former secret of guest links, which services read if it is there', () => {
  const data = at(found('ExternalSecret', 'farmhouse'), 'spec', 'data') as { secretKey: string }[];

  expect(data.map(({ secretKey }) => secretKey)).toEqual(
    expect.arrayContaining(['GUEST_TOKEN_SECRET_PREVIOUS', 'GUEST_TOKEN_SECRET_PREVIOUS_UNTIL']),
  );
});

it('a Redis that somebody else runs leaves no trace of the pod, and every process has its address from the Secret', () => {
  const manifests = render(inRoot('infra/kubernetes/overlays/managed-redis'));
  const urls = manifests
    .filter(({ kind, metadata }) => kind === 'Deployment' && metadata.name !== 'gateway')
    .flatMap((deployment) => listAt(deployment, 'spec', 'template', 'spec', 'containers', 0, 'env'))
    .filter((entry) => at(entry, 'name') === 'REDIS_URL');

  expect(manifests.filter(({ metadata }) => metadata.name === 'redis')).toEqual([]);
  expect(JSON.stringify(manifests.filter(({ kind }) => kind !== 'ExternalSecret'))).not.toMatch(
    /REDIS_PASSWORD|redis"/,
  );
  expect(urls).toHaveLength(SERVICES.length + 1);
  for (const url of urls) expect(at(url, 'valueFrom', 'secretKeyRef', 'key')).toBe('REDIS_URL');
});

it.each([
  [
    'a patch that is no list of operations',
    'resources: [pod.yaml]\npatches: [{ target: { kind: Pod, name: a }, patch: "spec: {}" }]',
    'no list of operations',
  ],
  ['a field that this check does not know', 'namePrefix: my-', 'does not know namePrefix'],
  ['a patch for a resource that is not there', 'patches: [{ target: { kind: Job, name: x }, patch: "[]" }]', 'Job x'],
  ['an image that no container has', 'images: [{ name: nginx, newName: n, newTag: "1" }]', 'No container'],
])('the rendering for Kubernetes refuses %s', (_what, line, words) => {
  const folder = mkdtempSync(join(tmpdir(), 'overlay-'));
  writeFileSync(join(folder, 'pod.yaml'), 'kind: Pod\nmetadata: { name: a }\n');
  writeFileSync(join(folder, 'kustomization.yaml'), `kind: Kustomization\n${line}\n`);

  expect(() => render(folder)).toThrow(words);
});
