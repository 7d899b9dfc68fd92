import { globSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { inRoot } from '../paths.ts';
import { SESSION_TABLES } from './restored-sessions.ts';

/** Their rows neither let anybody sign in without a password nor keep anybody signed in. */
const KEPT = ['admins', 'revoked_tokens'];

it('every table of identity is either emptied after a restore or known to hold no session', () => {
  const migrations = globSync(inRoot('services/identity/src/**/*.migrations.ts'));
  const tables = migrations.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/CREATE TABLE (\w+)/g)]);

  expect(tables.map(([, name]) => name).sort()).toEqual([...SESSION_TABLES, ...KEPT].sort());
});
