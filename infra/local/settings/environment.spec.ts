import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { SERVICES, type ServiceName } from '../../services.ts';
import { compactEnvironment } from '../product/compact.ts';
import { serviceEnvironment, webEnvironment } from './environment.ts';
import { loadSettings } from './settings.ts';
import { EXAMPLE_SECRETS as secrets } from '../testing/example-secrets.ts';

const settings = loadSettings({ DATA_DIR: '/data' });
const OPERATORS = {
  SMTP_URL: 'smtps://stay:secret@mail.example',
  OTEL_EXPORTER_OTLP_HEADERS: 'authorization=secret',
  UPLOADS_S3_SECRET_ACCESS_KEY: 'uploads secret',
  BACKUP_S3_SECRET_ACCESS_KEY: 'backup secret',
};
const former = { ...process.env };

beforeAll(() => void Object.assign(process.env, OPERATORS));
afterAll(() => {
  process.env = former;
});

/** The processes that get one of the operator's variables. */
const holders = (variable: keyof typeof OPERATORS): string[] => {
  const names = SERVICES.map(({ name }): ServiceName => name);
  const environments = names.map((name) => [name, serviceEnvironment(name, settings, secrets)] as const);
  return [...environments, ['web', webEnvironment(settings, secrets)] as const]
    .filter(([, env]) => env[variable] === OPERATORS[variable])
    .map(([name]) => name);
};

it.each<[keyof typeof OPERATORS, string[]]>([
  ['SMTP_URL', ['notifications']],
  ['UPLOADS_S3_SECRET_ACCESS_KEY', ['catalogue']],
  ['BACKUP_S3_SECRET_ACCESS_KEY', []],
  ['OTEL_EXPORTER_OTLP_HEADERS', SERVICES.map(({ name }) => name)],
])("make up gives the operator's %s only to the processes that need it", (variable, names) => {
  expect(holders(variable)).toEqual(names);
});

it('a compact product keeps the headers of traces where the library that sends them reads them', () => {
  const compact = compactEnvironment({ ...settings, isCompact: true }, secrets);

  expect(compact).toMatchObject({ OTEL_EXPORTER_OTLP_HEADERS: OPERATORS.OTEL_EXPORTER_OTLP_HEADERS });
});

it('mails go to the mailbox, in the name of the example, when SMTP_URL and MAIL_FROM are empty', () => {
  Object.assign(process.env, { SMTP_URL: '', MAIL_FROM: '' });

  expect(serviceEnvironment('notifications', settings, secrets)).toMatchObject({
    SMTP_URL: 'smtp://127.0.0.1:1025',
    MAIL_FROM: 'The Farmhouse <stay@farmhouse.example>',
  });
});
