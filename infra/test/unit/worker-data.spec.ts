import { EventEmitter } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { keepWorkerData } from './worker-data.ts';

const REQUEST = 'jest-light-runner-get-worker-data';
const DATA = { type: 'jest-light-runner-worker-data', workerData: { runtime: 'child_process' } };

/**
 * The process of a worker, the messages that it has sent, and those that it has received since it requested its data.
 */
function startWorker() {
  const sent: unknown[] = [];
  const received: unknown[] = [];
  const worker = Object.assign(new EventEmitter(), { send: (message: unknown) => sent.push(message) > 0 });
  keepWorkerData(worker as unknown as NodeJS.Process);
  const ask = () => {
    worker.on('message', (message) => received.push(message));
    worker.send(REQUEST);
  };
  return { worker, sent, received, ask };
}

describe('the data of a unit-spec worker', () => {
  it('are requested when none have arrived', async () => {
    const { sent, received, ask } = startWorker();

    ask();
    await setImmediate();

    expect([sent, received]).toEqual([[REQUEST], []]);
  });

  it('are not lost when they arrive before the worker requests them', async () => {
    const { worker, sent, received, ask } = startWorker();
    worker.emit('message', DATA);

    ask();
    await setImmediate();

    expect([sent, received]).toEqual([[], [DATA]]);
  });

  it('leave other messages as they are', () => {
    const { worker, sent } = startWorker();
    worker.emit('message', DATA);

    worker.send('ready');

    expect(sent).toEqual(['ready']);
  });
});
