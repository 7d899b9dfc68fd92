import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { injectInTurn } from './injection-order.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(async () => {
  await wait(10_000); // so that no script is waited for
  jest.useRealTimers();
});

const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** A script whose files are loaded after `ms`. */
function aScript(injected: string[], name: string, ms: number) {
  const ended = new AbortController();
  injectInTurn(ended.signal, async () => {
    injected.push(name);
    await new Promise((resolve) => setTimeout(resolve, ms));
  });
  return ended;
}

describe('injectInTurn', () => {
  it('injects each script once the files of the one before it have run', async () => {
    const injected: string[] = [];
    aScript(injected, 'library', 300);
    aScript(injected, 'use', 0);

    await wait(299);
    expect(injected).toEqual(['library']);
    await wait(1);

    expect(injected).toEqual(['library', 'use']);
  });

  it('waits at most five seconds for a script', async () => {
    const injected: string[] = [];
    aScript(injected, 'hanging', 60_000);
    aScript(injected, 'next', 0);

    await wait(4_999);
    expect(injected).toEqual(['hanging']);
    await wait(1);

    expect(injected).toEqual(['hanging', 'next']);
    await wait(60_000);
  });

  it('neither injects a script that has ended nor waits for one', async () => {
    const injected: string[] = [];
    const hanging = aScript(injected, 'hanging', 60_000);
    const left = aScript(injected, 'left', 0);
    aScript(injected, 'next', 0);
    await wait(0);

    left.abort();
    hanging.abort();
    await wait(0);

    expect(injected).toEqual(['hanging', 'next']);
    await wait(60_000);
  });

  it('goes on after a script that fails', async () => {
    const failed = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const injected: string[] = [];
    injectInTurn(new AbortController().signal, () => Promise.reject(new Error('No such place')));
    aScript(injected, 'next', 0);

    await wait(0);

    expect(injected).toEqual(['next']);
    expect(failed).toHaveBeenCalledTimes(1);
    failed.mockRestore();
  });
});
