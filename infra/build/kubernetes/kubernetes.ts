import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { format } from 'prettier';
import { stringify } from 'yaml';
import { inRoot } from '../../paths.ts';
import { managedRedis } from './managed-redis.ts';
import { networkPolicies } from './network.ts';
import { labelsOf, SETTINGS } from './pods.ts';
import { processes, provision } from './processes.ts';
import { autoscalers, disruptionBudgets } from './scaling.ts';
import { externalSecrets, PROVIDED_SECRETS, secretExample, settings } from './settings.ts';

const FOLDER = 'infra/kubernetes';
const HEADER = '# Made from infra/services.ts by `make kubernetes`; do not edit.\n';

const kustomization = {
  apiVersion: 'kustomize.config.k8s.io/v1beta1',
  kind: 'Kustomization',
  namespace: 'farmhouse',
  resources: [
    'namespace.yaml',
    'postgres.yaml',
    'redis.yaml',
    'provision.yaml',
    ...Object.keys(processes()).map((name) => `processes/${name}.yaml`),
    'gateway.yaml',
    'ingress.yaml',
    'network-policies.yaml',
  ],
  // the name gets a suffix that follows from the values: a release applies the ConfigMap by this label with what
  // names it
  configMapGenerator: [{ name: SETTINGS, envs: ['settings.env'], options: { labels: labelsOf(SETTINGS) } }],
};

const MANIFESTS: Record<string, object[]> = {
  'base/kustomization.yaml': [kustomization],
  'base/provision.yaml': [provision()],
  'base/network-policies.yaml': networkPolicies(),
  ...Object.fromEntries(Object.entries(processes()).map(([name, made]) => [`base/processes/${name}.yaml`, made])),
  'overlays/large/autoscalers.yaml': autoscalers(),
  'overlays/large/disruption-budgets.yaml': disruptionBudgets(),
  'components/managed-redis/kustomization.yaml': [managedRedis()],
  'components/external-secrets/external-secrets.yaml': externalSecrets(),
};

const yaml = (documents: object[]): Promise<string> =>
  format(HEADER + documents.map((document) => stringify(document, { aliasDuplicateObjects: false })).join('---\n'), {
    parser: 'yaml',
    printWidth: 120,
    singleQuote: true,
  });

/** The generated files of infra/kubernetes, by their paths; those without the header are written by hand. */
export async function kubernetesFiles(): Promise<Record<string, string>> {
  const manifests = await Promise.all(
    Object.entries(MANIFESTS).map(async ([path, documents]) => [`${FOLDER}/${path}`, await yaml(documents)] as const),
  );
  return {
    ...Object.fromEntries(manifests),
    [`${FOLDER}/base/settings.env`]: HEADER + settings(),
    ...Object.fromEntries(
      Object.keys(PROVIDED_SECRETS).map((name) => [
        `${FOLDER}/${name}.secret.env.example`,
        HEADER + secretExample(name),
      ]),
    ),
  };
}

/** Generated files that are no longer generated. */
const outdated = (files: Record<string, string>): string[] =>
  globSync(`${FOLDER}/**/*.{yaml,env,example}`, { cwd: inRoot() }).filter(
    (path) => !(path in files) && readFileSync(inRoot(path), 'utf8').startsWith(HEADER),
  );

if (import.meta.main) {
  const files = await kubernetesFiles();
  const different = Object.entries(files).filter(
    ([path, text]) => !existsSync(inRoot(path)) || readFileSync(inRoot(path), 'utf8') !== text,
  );
  if (process.argv.includes('--check')) {
    for (const path of [...different.map(([name]) => name), ...outdated(files)]) {
      console.error(`${path} does not match infra/services.ts: run \`make kubernetes\``);
      process.exitCode = 1;
    }
  } else {
    for (const path of outdated(files)) rmSync(inRoot(path));
    for (const [path, text] of different) {
      mkdirSync(dirname(inRoot(path)), { recursive: true });
      writeFileSync(inRoot(path), text);
    }
  }
}
