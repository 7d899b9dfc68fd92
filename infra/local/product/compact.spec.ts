import { describe, expect, it } from '@jest/globals';
import { variablesOf } from '../../../services/contracts/src/compact/variables.ts';
import { SERVICES, type ServiceName } from '../../services.ts';
import { byService, compactEnvironment } from './compact.ts';
import { serviceEnvironment, webEnvironment } from '../settings/environment.ts';
import { BadSetting } from '../../variables.ts';
import { loadSettings } from '../settings/settings.ts';
import { EXAMPLE_SECRETS as secrets } from '../testing/example-secrets.ts';

const settings = loadSettings({ DATA_DIR: '/data' });

const env = compactEnvironment(settings, secrets);
const members = (JSON.parse(env.COMPACT_SERVICES ?? '[]') as { name: string; file: string }[]).map(({ name }) => name);
/** Its variables in the compact process, without those that only the process itself reads. */
function inOneProcess(name: string): object {
  const { COMPACT_SERVICES: _, ...variables } = variablesOf(name, members, env);
  return variables;
}

/** The variables of the service as a separate process, as text, without those that are not set. */
const ownProcess = (name: ServiceName): unknown =>
  JSON.parse(JSON.stringify(serviceEnvironment(name, settings, secrets)));

describe('the process of a compact product', () => {
  it('runs every service and the public site', () => {
    expect(members).toEqual([...SERVICES.map(({ name }) => name), 'web']);
  });

  it.each(SERVICES.map(({ name }) => name))(
    'gives %s the variables of a separate process, and a smaller pool',
    (name) => {
      expect(inOneProcess(name)).toEqual({ ...(ownProcess(name) as object), DATABASE_POOL_SIZE: '3' });
    },
  );

  it('gives the public site the variables of a separate process', () => {
    expect(inOneProcess('web')).toEqual(JSON.parse(JSON.stringify(webEnvironment(settings, secrets))));
  });

  it('gives a secret only to the services that need it', () => {
    const holders = (secret: string): string[] =>
      members.filter((name) => JSON.stringify(inOneProcess(name)).includes(secret));

    expect(holders(secrets.guestTokenSecret)).toEqual(['identity', 'bookings', 'chat', 'notifications']);
    expect(holders(secrets.sealSecrets)).toEqual(['notifications']);
    expect(holders(secrets.adminPassword)).toEqual(['identity']);
    expect(holders(encodeURIComponent(secrets.rolePasswords.chat))).toEqual(['chat']);
  });
});

it('a log line of a compact product is written under the service that the line names', () => {
  const lines: [string, string][] = [];
  const line = byService((name, text) => void lines.push([name, text]));

  line('services', '{"level":30,"service":"bookings","msg":"started"}');
  line('services', 'Error: out of memory');

  expect(lines.map(([name]) => name)).toEqual(['bookings', 'services']);
});

it.each(['true', 'on', '2'])('a start with COMPACT=%s is refused', (COMPACT) => {
  expect(() => loadSettings({ COMPACT })).toThrow(BadSetting);
});
