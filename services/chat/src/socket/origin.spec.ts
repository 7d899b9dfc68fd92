import { expect, it } from '@jest/globals';
import { isDashboardHost } from './origin.ts';

const ADMIN_URL = 'https://admin.farm.example';

it.each([
  ['any host when the dashboard has no address of its own', 'farm.example', undefined, true],
  ['the host of the dashboard', 'admin.farm.example', ADMIN_URL, true],
  ['the host of the dashboard with a port', 'ADMIN.farm.example:443', ADMIN_URL, true],
  ['the host of the site', 'farm.example', ADMIN_URL, false],
  ['a host that ends alike', 'evil-admin.farm.example', ADMIN_URL, false],
  ['a host that cannot be read', '::', ADMIN_URL, false],
])('an admin opens the chat under %s', (_what, host, adminUrl, isAllowed) => {
  expect(isDashboardHost({ 'x-forwarded-host': host }, adminUrl)).toBe(isAllowed);
  expect(isDashboardHost({ host }, adminUrl)).toBe(isAllowed);
});
