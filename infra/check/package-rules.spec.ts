import { describe, expect, it } from '@jest/globals';
import { packageProblems } from './package-rules.ts';
import { shippedPaths } from './shipped-packages.ts';

const packages = {
  'services/chat': { dependencies: { ws: '8', '@own/contracts': '*' }, optionalDependencies: { away: '1' } },
  'services/contracts': { dependencies: { pg: '8' } },
  'node_modules/@own/contracts': { link: true, resolved: 'services/contracts' },
  'node_modules/ws': { version: '7.0.0' },
  'services/chat/node_modules/ws': { version: '8.0.0', dependencies: { '@a/b': '1' } },
  'services/chat/node_modules/ws/node_modules/@a/b': { version: '1.0.0', peerDependencies: { c: '1' } },
  'node_modules/@a/b': { version: '2.0.0' },
  'node_modules/c': { version: '1.0.0-beta.2' },
  'node_modules/pg': { version: '8.0.0' },
  'node_modules/jest': { version: '30.0.0-alpha.1' },
};
const none = { preReleases: {}, unmaintained: {} };
const problems = (exceptions: Partial<typeof none>) =>
  packageProblems(packages, ['services/chat'], { ...none, ...exceptions });

it('shippedPaths finds what a workspace needs, each where Node finds it, and no packages for development', () => {
  expect(shippedPaths(packages, ['services/chat']).toSorted()).toEqual([
    'node_modules/c',
    'node_modules/pg',
    'services/chat/node_modules/ws',
    'services/chat/node_modules/ws/node_modules/@a/b',
  ]);
});

describe('packageProblems', () => {
  it('names a pre-release in an image', () => {
    expect(problems({})).toEqual(['c 1.0.0-beta.2 is a pre-release']);
  });

  it('accepts a pre-release that is listed with a reason', () => {
    expect(problems({ preReleases: { c: 'only it can do that' } })).toEqual([]);
  });

  it('names a listed package that no image has any more', () => {
    const listed = { c: 'reason', ws: 'reason', jest: 'reason' };

    expect(problems({ preReleases: listed, unmaintained: listed })).toEqual([
      'ws is listed as a pre-release, which no image has',
      'jest is listed as a pre-release, which no image has',
      'jest is listed as unmaintained, and no image has it',
    ]);
  });
});
