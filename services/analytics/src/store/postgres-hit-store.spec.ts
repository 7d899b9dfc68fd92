import { expect, it } from '@jest/globals';
import type { DedicatedPool } from '@farmhouse/platform/database/dedicated-pool';
import { QueryFailedError } from 'typeorm';
import { PostgresHitStore } from './postgres-hit-store.ts';

const store = new PostgresHitStore({} as DedicatedPool);
const failed = (code?: string) => new QueryFailedError('INSERT', [], Object.assign(new Error('failed'), { code }));

it.each(['23514', '22P02', '40P01', '57014', '55P03', 'XX000'])(
  'PostgresHitStore: after SQLSTATE %s nothing was stored',
  (code) => expect(store.isRolledBack(failed(code))).toBe(true),
);

it.each(['08006', '57P01', 'EPIPE', 'ECONNRESET', undefined])(
  'PostgresHitStore: after the error code %s hits may have been stored, and are not written again',
  (code) => expect(store.isRolledBack(failed(code))).toBe(false),
);
