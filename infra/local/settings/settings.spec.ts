import { expect, it } from '@jest/globals';
import { BadSetting } from '../../variables.ts';
import { loadSettings } from './settings.ts';

it.each([
  ['1', true],
  ['yes', true],
  ['0', false],
  ['no', false],
])('BACKUP and DEMO_DATA understand %s: %s', (value, isOn) => {
  expect(loadSettings({ BACKUP: value }).backup.isNightly).toBe(isOn);
  expect(loadSettings({ DEMO_DATA: value }).seedOnce).toBe(isOn);
});

it.each([{}, { BACKUP: '', DEMO_DATA: '' }])(
  'without BACKUP and DEMO_DATA only the demo data is written: %j',
  (env) => {
    const { backup, seedOnce } = loadSettings(env);

    expect({ isNightly: backup.isNightly, seedOnce }).toEqual({ isNightly: false, seedOnce: true });
  },
);

it.each(['BACKUP', 'DEMO_DATA'])('%s with another word is refused instead of being off', (name) => {
  expect(() => loadSettings({ [name]: 'true' })).toThrow(BadSetting);
});

it('the memory of Redis is what REDIS_MAXMEMORY says, and refused if it is no size', () => {
  expect(loadSettings({}).redisMemory).toBe('256mb');
  expect(loadSettings({ REDIS_MAXMEMORY: '1gb' }).redisMemory).toBe('1gb');
  expect(() => loadSettings({ REDIS_MAXMEMORY: '512' })).toThrow(BadSetting);
});

it('a service may take a day to become ready when its migrations may take as long as they need', () => {
  expect(loadSettings({}).readySeconds).toBe(240);
  expect(loadSettings({ MIGRATION_STATEMENT_SECONDS: '120' }).readySeconds).toBe(240);
  expect(loadSettings({ MIGRATION_STATEMENT_SECONDS: '0' }).readySeconds).toBe(86_400);
});

it('an empty variable counts as not set', () => {
  const names = [
    ...['ADMIN_URL', 'ADMIN_USERNAME', 'BACKUP', 'BACKUP_CHECK_DAYS', 'BACKUP_DIR', 'BACKUP_KEY', 'BACKUP_S3_BUCKET'],
    ...['BUILD', 'COMPACT', 'DATA_DIR', 'DEMO_DATA', 'GATEWAY_HOST', 'GATEWAY_PORT', 'PUBLIC_URL', 'REDIS_MAXMEMORY'],
    ...['MIGRATION_STATEMENT_SECONDS', 'SMTP_URL', 'WAL_ARCHIVE_DIR'],
  ];

  expect(loadSettings(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(loadSettings({}));
});

it('the addresses of site and dashboard are read without a trailing slash', () => {
  const env = { PUBLIC_URL: 'https://farm.example/', ADMIN_URL: 'https://admin.farm.example/' };

  expect(loadSettings(env)).toMatchObject({
    publicUrl: 'https://farm.example',
    adminUrl: 'https://admin.farm.example',
  });
});

it.each([
  ['PUBLIC_URL', 'farm.example', /^PUBLIC_URL=farm.example is no address of a site/],
  ['PUBLIC_URL', 'https://farm.example/stay', /^PUBLIC_URL=.* without a path/],
  ['ADMIN_URL', 'http://admin.localhost:8080/admin', /^ADMIN_URL=.* without a path/],
  ['ADMIN_URL', 'http://localhost:8080', /^ADMIN_URL=.* has the host name of PUBLIC_URL/],
  ['ADMIN_URL', 'https://LOCALHOST:8443', /^ADMIN_URL=.* has the host name of PUBLIC_URL/],
  ['BUILD', 'service', /^BUILD=service is no build: use all or services or none/],
])('a start with %s=%s is refused', (name, value, message) => {
  expect(() => loadSettings({ [name]: value })).toThrow(BadSetting);
  expect(() => loadSettings({ [name]: value })).toThrow(message);
});

it.each([
  [{ WEB_PORT: '8080' }, /^WEB_PORT and GATEWAY_PORT both need port 8080/],
  [{ SUPERVISOR_PORT: '4101' }, /IDENTITY_PORT.* both need port 4101|SUPERVISOR_PORT.* both need port 4101/],
  [{ WEB_PORT: '4104' }, /both need port 4104/],
])('a start with the ports %j is refused, because two of its processes need the same', (env, message) => {
  expect(() => loadSettings(env)).toThrow(BadSetting);
  expect(() => loadSettings(env)).toThrow(message);
});

it("a service's port leaves room for its metrics, a hundred above it", () => {
  expect(loadSettings({ WEB_PORT: '65435', GATEWAY_PORT: '65434' }).ports).toMatchObject({ web: 65435 });
  expect(() => loadSettings({ WEB_PORT: '65436' })).toThrow(/^WEB_PORT=65436 .* from 1 to 65435/);
});
