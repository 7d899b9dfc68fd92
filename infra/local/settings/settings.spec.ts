import { expect, it } from '@jest/globals';
import { BadSetting, loadSettings } from './settings.ts';

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
