import { describe, expect, it } from '@jest/globals';
import { Seal } from './seal.ts';

const OLD = 'an-old-secret-of-at-least-32-characters';
const NEW = 'a-new-secret-of-at-least-32-characters!';

describe('a sealed text', () => {
  it('opens again, and does not contain what was sealed', () => {
    const seal = new Seal([NEW], 'keys');

    const sealed = seal.seal('accessToken', 'EAAG-token');

    expect(seal.open('accessToken', sealed)).toBe('EAAG-token');
    expect(sealed.toString('latin1')).not.toContain('EAAG');
  });

  it('is another one each time', () => {
    const seal = new Seal([NEW], 'keys');

    expect(seal.seal('a', 'text').equals(seal.seal('a', 'text'))).toBe(false);
  });

  it('opens after a rotation, and is known as sealed with an older secret', () => {
    const sealed = new Seal([OLD], 'keys').seal('a', 'text');
    const rotated = new Seal([NEW, OLD], 'keys');

    expect(rotated.open('a', sealed)).toBe('text');
    expect(rotated.isNewest('a', sealed)).toBe(false);
    expect(rotated.isNewest('a', rotated.seal('a', 'text'))).toBe(true);
  });

  it.each([
    ['by another secret', new Seal([OLD], 'keys'), 'a', 0],
    ['for another purpose', new Seal([NEW], 'others'), 'a', 0],
    ['under another name', new Seal([NEW], 'keys'), 'b', 0],
    ['without any secret', new Seal([], 'keys'), 'a', 0],
    ['when a bit was changed', new Seal([NEW], 'keys'), 'a', 1],
  ])('does not open %s', (_case, seal, name, flipped) => {
    const sealed = new Seal([NEW], 'keys').seal('a', 'text');
    sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ flipped;

    expect(seal.open(name, sealed)).toBeUndefined();
  });

  it('does not open when it is shorter than any can be', () => {
    expect(new Seal([NEW], 'keys').open('a', Buffer.from('short'))).toBeUndefined();
  });

  it('cannot be made without a secret', () => {
    expect(() => new Seal([], 'keys').seal('a', 'text')).toThrow('no secret');
  });
});
