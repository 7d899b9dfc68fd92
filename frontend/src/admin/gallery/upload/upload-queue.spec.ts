import { describe, expect, it, jest } from '@jest/globals';
import type { ApiError } from '../../../shared/api/api-error.ts';
import { createUploadQueue, type NewPicture } from './upload-queue.ts';

const picture = (name: string): NewPicture => ({
  file: { name } as File,
  alt: name,
  category: 'rooms',
  order: 1,
  active: true,
});
const refused: ApiError = { status: 415, message: '415: no', problem: { message: 'Not a picture' } };
const lost: ApiError = { status: 0, message: 'No connection' };

/** A queue whose uploads are resolved by the test. */
function handledQueue() {
  const calls: {
    name: string;
    key: string;
    progress: (percent: number) => void;
    respond: (error?: ApiError) => Promise<void>;
  }[] = [];
  const events = { onFailed: jest.fn(), onFinished: jest.fn() };
  const queue = createUploadQueue(
    ({ alt, key }, progress, signal) =>
      new Promise((resolve) => {
        signal.addEventListener('abort', () => resolve({ error: lost }));
        const respond = async (error?: ApiError) => {
          resolve(error ? { error } : { data: { id: 100 + calls.findIndex((call) => call.key === key) } });
          await new Promise(setImmediate);
        };
        calls.push({ name: alt, key, progress, respond });
      }),
    events,
  );
  const states = () => queue.list().map(({ alt, state }) => `${alt} ${state}`);
  return { queue, calls, states, ...events };
}

describe('createUploadQueue', () => {
  it('uploads two pictures at a time and starts the next when one is stored', async () => {
    const { queue, calls, states } = handledQueue();

    queue.add(['a', 'b', 'c'].map(picture));
    expect(states()).toEqual(['a sending', 'b sending', 'c waiting']);
    await calls[0]?.respond();

    expect(states()).toEqual(['b sending', 'c sending']);
    expect(queue.stored()).toBe(1);
  });

  it('reports the progress of each picture to its subscribers', () => {
    const { queue, calls } = handledQueue();
    const listener = jest.fn();
    queue.add(['a', 'b'].map(picture));
    queue.subscribe(listener);

    calls[1]?.progress(40);

    expect(queue.list().map(({ percent }) => percent)).toEqual([0, 40]);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('keeps a failed picture with the server’s reason until it is retried', async () => {
    const { queue, calls, states, onFailed, onFinished } = handledQueue();
    queue.add(['a', 'b'].map(picture));
    await calls[0]?.respond(refused);
    await calls[1]?.respond();

    expect(queue.list()).toMatchObject([{ alt: 'a', state: 'failed', error: 'Not a picture' }]);
    expect(onFailed.mock.calls).toEqual([['Not a picture']]);
    expect(onFinished).not.toHaveBeenCalled();
    expect(queue.isBusy()).toBe(false);

    queue.retry(queue.list()[0]?.id ?? 0);
    expect(states()).toEqual(['a sending']);
    await calls[2]?.respond();
    expect(onFinished.mock.calls).toEqual([[2]]);
  });

  it('sends a retry with the idempotency key of the first attempt, and each picture with its own', async () => {
    const { queue, calls } = handledQueue();
    queue.add(['a', 'b'].map(picture));
    await calls[0]?.respond(lost);

    queue.retry(queue.list()[0]?.id ?? 0);

    const [first, other, retry] = calls.map(({ key }) => key);
    expect(retry).toBe(first);
    expect(other).not.toBe(first);
  });

  it('reports "Failed to upload image" when the server sent no reason', async () => {
    const { queue, calls, onFailed } = handledQueue();
    queue.add([picture('a')]);

    await calls[0]?.respond(lost);

    expect(onFailed.mock.calls).toEqual([['Failed to upload image']]);
  });

  it.each([
    ['a file that is no picture', 415, true],
    ['a file that is too large', 413, true],
    ['a lost connection', 0, false],
    ['too many uploads at once', 429, false],
    ['a broken server', 503, false],
  ])('marks the file as invalid, so that a retry cannot help, after %s: %s is %s', async (_what, status, isBroken) => {
    const { queue, calls } = handledQueue();
    queue.add([picture('a')]);

    await calls[0]?.respond({ status, message: 'failed' });

    expect(queue.list()).toMatchObject([{ state: 'failed', isBroken }]);
  });

  it('puts the stored pictures first in the order of their files, once no upload is in progress', async () => {
    const { queue, calls } = handledQueue();
    const putFirst = jest.fn();
    queue.add(['a', 'b', 'c'].map(picture), putFirst);

    await calls[1]?.respond();
    await calls[2]?.respond(lost);
    expect(putFirst).not.toHaveBeenCalled();
    await calls[0]?.respond();
    expect(putFirst.mock.calls).toEqual([[[100, 101]]]);

    queue.retry(queue.list()[0]?.id ?? 0);
    await calls[3]?.respond();
    expect(putFirst.mock.calls.slice(1)).toEqual([[[102]]]);
  });

  it('aborts a picture that is removed while it is being sent, without reporting a failure', async () => {
    const { queue, states, onFailed, onFinished } = handledQueue();
    queue.add(['a', 'b', 'c'].map(picture));

    queue.remove(queue.list()[0]?.id ?? 0);
    await new Promise(setImmediate);

    expect(states()).toEqual(['b sending', 'c sending']);
    expect(onFailed).not.toHaveBeenCalled();
    expect(onFinished).not.toHaveBeenCalled();
  });
});
