import { describe, expect, it } from '@jest/globals';
import { contentSecurityPolicy } from './content-security.ts';

const directives = (policy: string) =>
  new Map(policy.split('; ').map((line) => [line.split(' ')[0], line.split(' ').slice(1)]));
const NOWHERE = ['object-src', 'base-uri', 'frame-ancestors'];

describe('contentSecurityPolicy', () => {
  it('of a page without custom scripts allows no other host but the map’s frames and pictures', () => {
    const policy = directives(contentSecurityPolicy('abc', 'own'));

    expect(policy.get('script-src')).toEqual(["'self'", "'nonce-abc'"]);
    expect(policy.get('connect-src')).toEqual(["'self'"]);
    expect(policy.get('frame-src')).not.toContain('https:');
    expect(policy.get('style-src')).toEqual(["'self'", "'nonce-abc'"]);
  });

  it('of a page with custom scripts allows what a script with the nonce loads', () => {
    const policy = directives(contentSecurityPolicy('abc', 'custom'));

    expect(policy.get('script-src')).toEqual(["'self'", "'nonce-abc'", "'strict-dynamic'"]);
    for (const name of ['connect-src', 'frame-src', 'style-src']) expect(policy.get(name)).toContain('https:');
  });

  it.each(['own', 'custom'] as const)(
    'with %s scripts never allows inline scripts, eval, plugins or framing',
    (scripts) => {
      const policy = directives(contentSecurityPolicy('abc', scripts));

      expect(policy.get('script-src')?.join(' ')).not.toMatch(/unsafe|https:|\*/);
      for (const name of NOWHERE) expect(policy.get(name)).toEqual(["'none'"]);
      expect(policy.get('form-action')).toEqual(["'self'"]);
    },
  );
});
