import { describe, expect, it } from '@jest/globals';
import { performUpdate } from './rolling-update.ts';

describe('an update of the running processes on a full disk', () => {
  const fullDisk = (): never => {
    throw new Error('ENOSPC: no space left on device');
  };

  it('goes on or fails, but does not end the supervisor, and is not reported as running for ever', async () => {
    const printed: string[] = [];
    let isForgotten = false;
    const files = { reportUpdate: fullDisk, update: fullDisk, forgetUpdate: () => void (isForgotten = true) };
    const stack = { rollingUpdate: (note: (line: string) => void) => Promise.resolve(note('identity')) };

    await performUpdate(stack, { print: (line) => void printed.push(line) }, files);

    expect(printed.at(-1)).toMatch(/^The progress of the update cannot be noted: ENOSPC/);
    expect(isForgotten).toBe(true);
  });
});
