import { globSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { inRoot } from '../../paths.ts';
import { BadSetting } from '../../variables.ts';
import { fillIn, limits } from './configuration.ts';

it('fillIn replaces ${NAME} and keeps the variables of nginx', () => {
  const template = 'listen ${GATEWAY_LISTEN}; return 200 $uri${STATIC_ROOT};';

  expect(fillIn(template, { GATEWAY_LISTEN: '8080', STATIC_ROOT: '/x' })).toBe('listen 8080; return 200 $uri/x;');
});

it('fillIn throws an error naming an unset variable', () => {
  expect(() => fillIn('root ${STATIC_ROOT};', {})).toThrow('STATIC_ROOT');
});

it('the templates quote every path, which may have spaces', () => {
  const PATH = /\$\{(?:STATIC_ROOT|ASSETS_ROOT|UPLOADS_ROOT|SOCKET_FOLDER|ACCESS_LOG)\}/;
  const lines = globSync('gateway/templates/*', { cwd: inRoot() })
    .flatMap((path) => readFileSync(inRoot(path), 'utf8').split('\n'))
    .filter((line) => PATH.test(line));

  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter((line) => !new RegExp(`"[^"]*${PATH.source}[^"]*"`).test(line))).toEqual([]);
});

it.each([
  [undefined, '600'],
  ['', '600'],
  ['50', '50'],
  ['0', '60000000'],
  ['99999999999', '60000000'],
])('the general limit of the gateway for RATE_LIMIT_GENERAL=%s is %s', (value, limit) => {
  expect(limits({ RATE_LIMIT_GENERAL: value })).toMatchObject({ RATE_LIMIT_GENERAL: limit });
});

it.each(['600/m', 'abc', '-1', '1.5', ' '])('RATE_LIMIT_COSTLY=%s is refused instead of being no limit', (value) => {
  expect(() => limits({ RATE_LIMIT_COSTLY: value })).toThrow(BadSetting);
});
