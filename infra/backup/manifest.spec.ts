import { expect, it } from '@jest/globals';
import { CommandError } from '../command-error.ts';
import { assertReadable, FORMAT, type Manifest } from './manifest.ts';

const MANIFEST: Manifest = {
  format: FORMAT,
  startedAt: '2026-11-25T10:00:00.000Z',
  postgres: 17,
  startLsn: '0/2000028',
  migrations: { bookings: 'AddRates3' },
};
const BUILD = { postgres: 17, migrations: { bookings: ['CreateBookings1', 'AddRates3', 'AddNotes4'], chat: [] } };

it('a backup of this version or an older one can be restored', () => {
  expect(() => assertReadable(MANIFEST, BUILD)).not.toThrow();
});

it.each<[string, Partial<Manifest>, string]>([
  ['of a later format', { format: FORMAT + 1 }, 'install a newer version'],
  ['of another Postgres', { postgres: 18 }, 'Postgres 18, here is 17'],
  ['with a migration that is unknown here', { migrations: { bookings: 'AddPools5' } }, 'migration AddPools5'],
  ['with a service that is unknown here', { migrations: { events: 'CreateEvents1' } }, 'events had the migration'],
])('a backup %s is refused with what to do', (_, change, text) => {
  const check = (): void => assertReadable({ ...MANIFEST, ...change }, BUILD);

  expect(check).toThrow(CommandError);
  expect(check).toThrow(text);
});
