import { expect, it } from '@jest/globals';
import type { BusyStatements } from '@farmhouse/platform/database/busy-statements';
import { QueryFailedError } from 'typeorm';
import { PostgresVisitStore } from './postgres-visit-store.ts';

const store = new PostgresVisitStore({} as BusyStatements);
const failed = (code?: string) => new QueryFailedError('INSERT', [], Object.assign(new Error('failed'), { code }));

it.each(['23514', '22P02', '40P01', '57014', '55P03', 'XX000'])(
  'PostgresVisitStore: after SQLSTATE %s nothing was stored',
  (code) => expect(store.isRolledBack(failed(code))).toBe(true),
);

it.each(['08006', '57P01', 'EPIPE', 'ECONNRESET', undefined])(
  'PostgresVisitStore: after the error code %s visits may have been stored, and are not written again',
  (code) => expect(store.isRolledBack(failed(code))).toBe(false),
);
