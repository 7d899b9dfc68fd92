import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { memoryStorage } from '../../../shared/storage/testing/memory-storage.ts';
import { openDocuments } from './open-documents.ts';
import { reloadSiteTabs } from './site-tabs.ts';

const storage = memoryStorage(new Map());
Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true });

type Register = () => Promise<unknown>;

function browserWith(register?: Register): void {
  const serviceWorker = register && { register };
  Object.defineProperty(globalThis.navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
}

const rejectedWith =
  (error: Error): Register =>
  () =>
    Promise.reject(error);
/** A worker that answers with these lists, one after another, and no longer after the last. */
function workerWith(...lists: string[][]): Register {
  const postMessage = (_message: null, [port]: [Pick<MessagePort, 'postMessage'>]) => {
    const list = lists.shift();
    if (list) port.postMessage(list);
  };
  return () => Promise.resolve({ active: { postMessage } });
}

/** A channel that delivers at once. */
class FakeChannel {
  port1: { onmessage?: (event: { data: unknown }) => void } = {};
  port2 = { postMessage: (data: unknown) => this.port1.onmessage?.({ data }) };
}
Object.assign(globalThis, { MessageChannel: FakeChannel });

let setItem: jest.SpiedFunction<(typeof storage)['setItem']>;
beforeEach(() => {
  jest.useFakeTimers();
  setItem = jest.spyOn(storage, 'setItem');
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  Reflect.deleteProperty(globalThis.navigator, 'serviceWorker');
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** What the tabs' reload resolves to, and after how many milliseconds. */
async function outcomeOf(reload: Promise<boolean>): Promise<[boolean, number]> {
  const start = Date.now();
  const outcome = reload.then((isReloaded): [boolean, number] => [isReloaded, Date.now() - start]);
  await jest.advanceTimersByTimeAsync(30_000);
  return outcome;
}

describe('reloadSiteTabs', () => {
  it.each<[string, Register | undefined]>([
    ['has no service workers', undefined],
    ['registers none for a tool', () => Promise.resolve(undefined)],
    ['does not trust the certificate', rejectedWith(new DOMException('SSL certificate error', 'SecurityError'))],
    ['denies service workers', rejectedWith(new DOMException('The user denied permission', 'NotSupportedError'))],
  ])('gives the tabs a second to reload in a browser that %s', async (_what, register) => {
    browserWith(register);

    expect(await outcomeOf(reloadSiteTabs())).toEqual([true, 1_000]);

    expect(setItem).toHaveBeenCalledTimes(1);
  });

  it.each<[string, Register]>([
    ['cannot be fetched', rejectedWith(new TypeError('A bad HTTP response code (400) was received'))],
    ['has no room', rejectedWith(new DOMException('The quota has been exceeded', 'QuotaExceededError'))],
    ['is aborted', rejectedWith(new DOMException('The registration was aborted', 'AbortError'))],
    ['has not started', () => Promise.resolve({ active: null, waiting: null, installing: null })],
    ['does not answer', workerWith()],
  ])('is false when the worker %s, which a script of the site can bring about', async (_what, register) => {
    browserWith(register);

    expect(await outcomeOf(reloadSiteTabs())).toEqual([false, expect.any(Number)]);
  });

  it('asks nothing when no tab of the site is open', async () => {
    browserWith(workerWith([]));

    expect(await outcomeOf(reloadSiteTabs())).toEqual([true, 0]);
    expect(setItem).not.toHaveBeenCalled();
  });

  it('is true as soon as every tab that was open has reloaded', async () => {
    browserWith(workerWith(['a', 'b'], ['a', 'c'], ['d', 'c']));

    expect(await outcomeOf(reloadSiteTabs())).toEqual([true, 200]);
    expect(setItem).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['stays open', ['a']],
    ['can no longer be listed', null],
  ])('is false after five seconds when a tab %s', async (_what, later) => {
    const lists = [['a']];

    const outcome = await outcomeOf(reloadSiteTabs(() => Promise.resolve(lists.shift() ?? later)));

    expect(outcome).toEqual([false, 5_000]);
  });

  it('is false when the browser denies the storage that carries the request', async () => {
    setItem.mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });

    expect(await outcomeOf(reloadSiteTabs(() => Promise.resolve(null)))).toEqual([false, 0]);
  });
});

it('openDocuments resolves with the documents that the worker lists', async () => {
  browserWith(workerWith(['a', 'b']));

  expect(await openDocuments()).toEqual(['a', 'b']);
});
