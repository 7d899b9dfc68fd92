import { describe, expect, it } from '@jest/globals';
import { TextEncryption } from './text-encryption.ts';

const OLD = 'an-old-secret-of-at-least-32-characters';
const NEW = 'a-new-secret-of-at-least-32-characters!';

describe('an encrypted text', () => {
  it('is decrypted again, and does not contain the text', () => {
    const encryption = new TextEncryption([NEW], 'keys');

    const encrypted = encryption.encrypt('accessToken', 'EAAG-token');

    expect(encryption.decrypt('accessToken', encrypted)).toBe('EAAG-token');
    expect(encrypted.toString('latin1')).not.toContain('EAAG');
  });

  it('is another one each time', () => {
    const encryption = new TextEncryption([NEW], 'keys');

    expect(encryption.encrypt('a', 'text').equals(encryption.encrypt('a', 'text'))).toBe(false);
  });

  it('is decrypted after a rotation, and is recognized as encrypted with an older secret', () => {
    const encrypted = new TextEncryption([OLD], 'keys').encrypt('a', 'text');
    const rotated = new TextEncryption([NEW, OLD], 'keys');

    expect(rotated.decrypt('a', encrypted)).toBe('text');
    expect(rotated.isNewest('a', encrypted)).toBe(false);
    expect(rotated.isNewest('a', rotated.encrypt('a', 'text'))).toBe(true);
  });

  it.each([
    ['by another secret', new TextEncryption([OLD], 'keys'), 'a', 0],
    ['for another purpose', new TextEncryption([NEW], 'others'), 'a', 0],
    ['under another name', new TextEncryption([NEW], 'keys'), 'b', 0],
    ['without any secret', new TextEncryption([], 'keys'), 'a', 0],
    ['when a bit was changed', new TextEncryption([NEW], 'keys'), 'a', 1],
  ])('is not decrypted %s', (_case, encryption, name, flipped) => {
    const encrypted = new TextEncryption([NEW], 'keys').encrypt('a', 'text');
    encrypted[encrypted.length - 1] = (encrypted.at(-1) ?? 0) ^ flipped;

    expect(encryption.decrypt(name, encrypted)).toBeUndefined();
  });

  it('is not decrypted when it is shorter than any can be', () => {
    expect(new TextEncryption([NEW], 'keys').decrypt('a', Buffer.from('short'))).toBeUndefined();
  });

  it('cannot be made without a secret', () => {
    expect(() => new TextEncryption([], 'keys').encrypt('a', 'text')).toThrow('no secret');
  });
});
