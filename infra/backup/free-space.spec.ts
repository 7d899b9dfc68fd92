import { tmpdir } from 'node:os';
import { describe, expect, it } from '@jest/globals';
import { assertRoom, type Need } from './free-space.ts';

describe('the room on a disk', () => {
  const folder = tmpdir();
  const reasonOf = (needs: Need[], reserve: number): Promise<string> =>
    assertRoom('A backup', needs, { reserve, free: () => Promise.resolve(3e9) }).then(
      () => 'enough',
      (error: Error) => error.message,
    );

  it.each([
    ['fits', 2e9, 1e9, 'enough'],
    ['would leave less than the reserve', 2.1e9, 1e9, /^A backup needs 2100 MB .* has 3000 MB free, and 1000 MB must/],
    ['may fill the disk when nothing runs', 2.1e9, 0, 'enough'],
    ['is more than there is', 3.1e9, 0, /needs 3100 MB .* has 3000 MB free\.$/],
  ])('for what %s', async (_what, bytes, reserve, expected) => {
    expect(await reasonOf([{ folder, bytes }], reserve)).toMatch(expected);
  });

  it('is needed for everything that goes to the same disk together', async () => {
    const each = { folder, bytes: 1.6e9 };

    expect(await reasonOf([each, each], 0)).toContain('needs 3200 MB');
  });
});
