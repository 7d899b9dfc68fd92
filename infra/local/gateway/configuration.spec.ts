import { expect, it } from '@jest/globals';
import { fillIn } from './configuration.ts';

it('fillIn replaces ${NAME} and keeps the variables of nginx', () => {
  const template = 'listen ${GATEWAY_LISTEN}; return 200 $uri${STATIC_ROOT};';

  expect(fillIn(template, { GATEWAY_LISTEN: '8080', STATIC_ROOT: '/x' })).toBe('listen 8080; return 200 $uri/x;');
});

it('fillIn throws an error naming an unset variable', () => {
  expect(() => fillIn('root ${STATIC_ROOT};', {})).toThrow('STATIC_ROOT');
});
