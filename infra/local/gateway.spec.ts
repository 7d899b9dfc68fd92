import { expect, it } from '@jest/globals';
import { fillIn } from './gateway.ts';

it('fills in what the surroundings say and leaves nginx its own words', () => {
  const template = 'listen ${GATEWAY_LISTEN}; return 200 $uri${STATIC_ROOT};';

  expect(fillIn(template, { GATEWAY_LISTEN: '8080', STATIC_ROOT: '/x' })).toBe('listen 8080; return 200 $uri/x;');
});

it('names a variable that nobody sets', () => {
  expect(() => fillIn('root ${STATIC_ROOT};', {})).toThrow('STATIC_ROOT');
});
