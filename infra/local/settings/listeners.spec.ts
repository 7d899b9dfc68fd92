import { expect, it } from '@jest/globals';
import { otherPort } from './listeners.ts';
import { loadSettings } from './settings.ts';

it.each([
  ['identity', 3999],
  ['gateway', 8081],
  ['supervisor', 4099],
] as const)('another port for %s is the nearest that the product does not need', (name, port) => {
  expect(otherPort(name, loadSettings({}).ports)).toBe(port);
});

it('another port for web is below one that cannot be raised', () => {
  expect(otherPort('web', loadSettings({ WEB_PORT: '65435' }).ports)).toBe(65434);
});
