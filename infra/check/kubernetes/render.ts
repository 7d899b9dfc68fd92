import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { at, containersOf, listAt, mapAt, textAt, workloadsOf, type Manifest } from './manifest.ts';

/** The features of Kustomize that infra/kubernetes uses. */
const KNOWN = [
  ...['apiVersion', 'kind', 'namespace', 'resources', 'components'],
  ...['configMapGenerator', 'images', 'patches'],
];

export class NotRendered extends Error {}

const manifestsIn = (file: string): Manifest[] =>
  parseAllDocuments(readFileSync(file, 'utf8')).map((document) => {
    if (document.errors.length > 0) throw new NotRendered(`${file}: ${document.errors[0]?.message}`);
    return document.toJS() as Manifest;
  });

/** The variables of an env file, as Kustomize reads it. */
function variables(lines: readonly string[]): Record<string, string> {
  const pairs = lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => /^([^=]+)=(.*)$/s.exec(line));
  return Object.fromEntries(pairs.map((pair) => [pair?.[1] ?? '', pair?.[2] ?? '']));
}

/** Makes a ConfigMap, or merges into the existing one. */
function withConfigMap(manifests: Manifest[], folder: string, generator: unknown): Manifest[] {
  const name = textAt(generator, 'name');
  const files = listAt(generator, 'envs').map((file) => readFileSync(join(folder, String(file)), 'utf8').split('\n'));
  const data = variables([...files.flat(), ...listAt(generator, 'literals').map(String)]);
  const isSame = ({ kind, metadata }: Manifest): boolean => kind === 'ConfigMap' && metadata.name === name;
  const before = manifests.find(isSame);
  const merges = at(generator, 'behavior') === 'merge';
  if (merges !== Boolean(before)) throw new NotRendered(`${folder}: the ConfigMap ${name} is made twice, or never`);
  const labels = { ...before?.metadata.labels, ...mapAt(generator, 'options', 'labels') } as Record<string, string>;
  const made = {
    apiVersion: 'v1',
    kind: 'ConfigMap',
    metadata: { name, labels },
    data: { ...mapAt(before, 'data'), ...data },
  };
  return [...manifests.filter((manifest) => !isSame(manifest)), made];
}

/** Applies one operation of a JSON patch to a value. */
function apply(manifest: Manifest, operation: unknown): void {
  const keys = textAt(operation, 'path').split('/').slice(1);
  const last = keys.pop() ?? '';
  const parent: unknown = at(manifest, ...keys);
  const op = textAt(operation, 'op');
  const value = at(operation, 'value');
  if (op === 'remove' && at(parent, last) !== undefined) {
    if (Array.isArray(parent)) parent.splice(Number(last), 1);
    else delete mapAt(parent)[last];
    return;
  }
  if (Array.isArray(parent) && op === 'add' && last === '-') parent.push(value);
  else if (op === 'add' || (op === 'replace' && at(parent, last) !== undefined)) mapAt(parent)[last] = value;
  else
    throw new NotRendered(`${op} finds no ${textAt(operation, 'path')} in ${manifest.kind} ${manifest.metadata.name}`);
  if (at(manifest, ...keys, last === '-' ? 0 : last) === undefined)
    throw new NotRendered(`${textAt(operation, 'path')} has nothing to lie in`);
}

/** Applies a patch: a list of operations, or the removal of a resource. Returns the resources that remain. */
function patched(manifests: Manifest[], declared: unknown): Manifest[] {
  const { kind, name } = { kind: textAt(declared, 'target', 'kind'), name: textAt(declared, 'target', 'name') };
  const target = manifests.find((manifest) => manifest.kind === kind && manifest.metadata.name === name);
  if (!target) throw new NotRendered(`A patch is for ${kind} ${name}, which does not exist`);
  const change: unknown = parse(textAt(declared, 'patch'));
  if (at(change, '$patch') === 'delete') return manifests.filter((manifest) => manifest !== target);
  if (!Array.isArray(change)) throw new NotRendered(`A patch of ${kind} ${name} is no list of operations`);
  for (const operation of change) apply(target, operation);
  return manifests;
}

function setImage(manifests: readonly Manifest[], image: unknown): void {
  const name = textAt(image, 'name');
  const users = workloadsOf(manifests)
    .flatMap(containersOf)
    .filter((container) => textAt(container, 'image') === name);
  if (users.length === 0) throw new NotRendered(`No container has the image ${name}`);
  for (const user of users) mapAt(user).image = `${textAt(image, 'newName')}:${textAt(image, 'newTag')}`;
}

/** The resources of a kustomization and of all that it names, in the order of the files. Throws NotRendered. */
export function render(folder: string, before: Manifest[] = []): Manifest[] {
  const [kustomization] = manifestsIn(join(folder, 'kustomization.yaml'));
  const unknown = Object.keys(kustomization ?? {}).filter((key) => !KNOWN.includes(key));
  if (unknown.length > 0) throw new NotRendered(`${folder}: this check does not know ${unknown.join(', ')}`);

  const resources = listAt(kustomization, 'resources').map((entry) => join(folder, String(entry)));
  const own = resources.flatMap((path) => (path.endsWith('.yaml') ? manifestsIn(path) : render(path)));
  const parts = listAt(kustomization, 'components').map((entry) => join(folder, String(entry)));
  const whole = parts.reduce((made, part) => render(part, made), [...before, ...own]);
  const generators = listAt(kustomization, 'configMapGenerator');
  const configured = generators.reduce<Manifest[]>((made, each) => withConfigMap(made, folder, each), whole);
  const manifests = listAt(kustomization, 'patches').reduce<Manifest[]>(patched, configured);
  for (const image of listAt(kustomization, 'images')) setImage(manifests, image);
  return manifests;
}
