import { KIND_NAMES, kindName } from '@farmhouse/contracts/messages/kind-names';
import { describe, expect, it } from '@jest/globals';
import { MAILS } from '../mails/mails.ts';
import { MailRegistry } from '../mails/mail-registry.ts';

const REGISTRY = new MailRegistry(MAILS);

describe('the names of messages', () => {
  it('exist for every kind, and for nothing else', () => {
    expect(Object.keys(KIND_NAMES).sort()).toEqual(Object.keys(MAILS).sort());
  });

  it.each(Object.keys(MAILS))('say in plain words who receives the message: %s', (kind) => {
    const name = kindName(kind);

    expect(name).toMatch(/^[A-Z]/);
    expect(name).not.toMatch(/\bowner\b/i);
    expect(name.endsWith(', to you')).toBe(REGISTRY.get(kind).to.audience === 'owner');
  });

  it.each(REGISTRY.kindsWhere(({ template }) => template !== undefined))(
    'are the same as in the message templates: %s',
    (kind) => {
      expect(kindName(kind)).toBe(REGISTRY.get(kind).template?.name);
    },
  );

  it('are derived from a kind that only a newer version knows', () => {
    expect(kindName('weather-warning')).toBe('Weather warning');
    expect(kindName('constructor')).toBe('Constructor');
  });
});
