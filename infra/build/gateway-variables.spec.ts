import { globSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { inRoot } from '../paths.ts';
import { at, listAt, mapAt, textAt } from '../check/kubernetes/manifest.ts';
import { render } from '../check/kubernetes/render.ts';
import { containerUpstream } from './gateway.ts';

const templates = globSync('gateway/{templates,container}/*.template', { cwd: inRoot() }).map((path) =>
  readFileSync(inRoot(path), 'utf8'),
);
/** The variables that the gateway's templates leave open. */
const open = [
  ...new Set([...templates, containerUpstream('web')].flatMap((text) => text.match(/\$\{[A-Z_]+\}/g) ?? [])),
]
  .map((variable) => variable.slice(2, -1))
  .sort();

const compose: unknown = parse(readFileSync(inRoot('docker-compose.yml'), 'utf8'), { merge: true });

it('docker-compose.yml sets every variable of the gateway’s configuration', () => {
  const given = Object.keys(mapAt(compose, 'services', 'gateway', 'environment'));

  expect(open.length).toBeGreaterThan(10);
  expect(open.filter((name) => !given.includes(name))).toEqual([]);
});

it('Kubernetes sets every variable of the gateway’s configuration', () => {
  const manifests = render(inRoot('infra/kubernetes/base'));
  const find = (kind: string, name: string) =>
    manifests.find((manifest) => manifest.kind === kind && manifest.metadata.name === name);
  const container = at(find('Deployment', 'gateway'), 'spec', 'template', 'spec', 'containers', 0);
  const given = [
    ...listAt(container, 'env').map((entry) => textAt(entry, 'name')),
    ...Object.keys(mapAt(find('ConfigMap', 'settings'), 'data')),
  ];

  expect(open.filter((name) => !given.includes(name))).toEqual([]);
});

it('docker-compose.yml: the gateway trusts the edge, whose address no other container gets, and no other proxy', () => {
  const trusted = textAt(compose, 'services', 'gateway', 'environment', 'TRUSTED_PROXIES');
  const edge = textAt(compose, 'services', 'edge', 'networks', 'default', 'ipv4_address');
  const network = mapAt(compose, 'networks', 'default', 'ipam', 'config', 0);

  expect(edge).toMatch(/\.2$/);
  expect(trusted).toBe(`\${TRUSTED_PROXIES:-${edge}}`);
  expect(network).toEqual({ subnet: edge.replace(/2$/, '0/24'), ip_range: edge.replace(/2$/, '128/25') });
});
