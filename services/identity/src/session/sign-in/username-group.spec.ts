import { describe, expect, it } from '@jest/globals';
import { usernameGroup } from './username-group.ts';

describe('usernameGroup', () => {
  it('is the same for the same name, and never one of more than 1,024', () => {
    const names = Array.from({ length: 20_000 }, (_, n) => `nobody ${n}`);

    const groups = new Set(names.map(usernameGroup));

    expect(usernameGroup('owner')).toBe(usernameGroup('owner'));
    expect(groups.size).toBe(1_024);
  });
});
