import { existsSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { ADMIN_COMMANDS, scriptOf } from './admin-commands.ts';

it.each(Object.entries(ADMIN_COMMANDS))('make admin ARGS=%s runs scripts that the services have', (_name, steps) => {
  const sources = steps.map((step) => scriptOf(step).replace('/dist/', '/src/').replace(/js$/, 'ts'));

  expect(sources.filter((file) => !existsSync(file))).toEqual([]);
});

it('what the sitemap and the prices of bookings are built from is published again by one command', () => {
  expect(ADMIN_COMMANDS.republish?.map(({ service }) => service)).toEqual(['catalogue', 'content']);
});
