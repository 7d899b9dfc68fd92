import { expect, it } from '@jest/globals';
import type { IJob } from 'kubernetes-models/batch/v1/Job';
import { parseAllDocuments } from 'yaml';
import { rolePasswordVariable, SERVICES } from '../../services.ts';
import { kubernetesFiles } from './kubernetes.ts';

const documentsOf = (text = ''): { kind: string }[] => parseAllDocuments(text).map((each) => each.toJS() as never);

it('Kubernetes gets a Deployment and a Service of every service and of the process that renders pages', async () => {
  const files = await kubernetesFiles();

  for (const name of [...SERVICES.map((service) => service.name), 'web']) {
    const kinds = documentsOf(files[`infra/kubernetes/base/processes/${name}.yaml`]).map(({ kind }) => kind);
    expect(kinds).toEqual(['Deployment', 'Service']);
  }
});

it('the ConfigMap of Kubernetes has no secret, and each one is asked for by name', async () => {
  const files = await kubernetesFiles();
  const names = (path: string) => [...(files[path] ?? '').matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name);

  const secrets = names('infra/kubernetes/farmhouse.secret.env.example');

  expect(secrets).toEqual(expect.arrayContaining(['BOOKINGS_DB_PASSWORD', 'GUEST_TOKEN_SECRET', 'SMTP_URL']));
  expect(names('infra/kubernetes/base/settings.env').filter((name) => secrets.includes(name))).toEqual([]);
});

it('Kubernetes gets one Job that makes the roles, and then migrates without the password of the superuser', async () => {
  const files = await kubernetesFiles();

  const [job] = documentsOf(files['infra/kubernetes/base/provision.yaml']) as unknown as IJob[];

  const { initContainers = [], containers = [] } = job?.spec?.template.spec ?? {};
  expect(initContainers.map(({ command }) => command?.at(-1))).toEqual(['infra/postgres/provision.ts']);
  expect(containers.map(({ command }) => command?.at(-1))).toEqual(['infra/postgres/migrate.ts']);
  const names = containers.flatMap(({ env = [] }) => env.map(({ name }) => name));
  expect(names).toEqual(['DATABASE_URL', ...SERVICES.map(({ name }) => rolePasswordVariable(name))]);
});
