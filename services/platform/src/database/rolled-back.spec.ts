import { expect, it } from '@jest/globals';
import { QueryFailedError } from 'typeorm';
import { isRolledBack } from './rolled-back.ts';

const failed = (code?: string) => new QueryFailedError('INSERT', [], Object.assign(new Error('failed'), { code }));

it.each(['23514', '22P02', '40P01', '57014', '55P03', 'XX000'])(
  'isRolledBack: after SQLSTATE %s nothing was stored',
  (code) => expect(isRolledBack(failed(code))).toBe(true),
);

it.each(['08006', '57P01', 'EPIPE', 'ECONNRESET', undefined])(
  'isRolledBack: after the error code %s rows may have been stored',
  (code) => expect(isRolledBack(failed(code))).toBe(false),
);
