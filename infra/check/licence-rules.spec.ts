import { describe, expect, it } from '@jest/globals';
import { isAllowed, packagesByLicence } from './licence-rules.ts';

describe('a licence', () => {
  it.each(['MIT', 'Apache-2.0 AND MIT', '(MIT OR EUPL-1.1+)', 'GPL-3.0-only OR MIT'])('%s is allowed', (licence) => {
    expect(isAllowed(licence)).toBe(true);
  });

  it.each(['GPL-3.0-only', 'AGPL-3.0-only AND MIT', 'none', 'UNLICENSED', 'SEE LICENSE IN LICENSE.md'])(
    '%s is not allowed',
    (licence) => {
      expect(isAllowed(licence)).toBe(false);
    },
  );
});

it('packages are listed by licence, each version once, without the workspaces', () => {
  const packages = {
    '': { license: 'UNLICENSED' },
    'node_modules/pg': { version: '8.0.0', license: 'MIT' },
    'services/chat/node_modules/pg': { version: '8.0.0', license: 'MIT' },
    'node_modules/@farmhouse/chat': { link: true },
    'node_modules/png-js': { version: '1.0.0' },
    'node_modules/nameless': { version: '2.0.0' },
  };

  expect([...packagesByLicence({ packages })]).toEqual([
    ['MIT', ['pg 8.0.0', 'png-js 1.0.0']],
    ['none', ['nameless 2.0.0']],
  ]);
});
