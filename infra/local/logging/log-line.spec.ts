import { expect, it } from '@jest/globals';
import { readable } from './log-line.ts';

it.each([
  ['plain words', 'ready to accept connections', 'ready to accept connections'],
  ['half a line', '{"level":30,', '{"level":30,'],
  [
    'a service’s line',
    '{"level":40,"msg":"The mail server is away","context":"Mails"}',
    'warn  [Mails] The mail server is away',
  ],
  ['the gateway’s line', '{"method":"GET","path":"/booking","status":200,"seconds":0.012}', 'GET /booking 200 12 ms'],
])('readable formats the log line %s', (_what, line, shown) => {
  expect(readable(line)).toBe(shown);
});
