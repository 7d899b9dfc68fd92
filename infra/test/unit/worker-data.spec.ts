import { EventEmitter } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { keepWorkerData } from './worker-data.ts';

const REQUEST = 'jest-light-runner-get-worker-data';
const DATA = { type: 'jest-light-runner-worker-data', workerData: { runtime: 'child_process' } };

/** A worker's process, what it has sent, and what it has received since it asked for its data. */
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

describe('the data of a worker of the unit specs', () => {
  it('are asked for when none have come', async () => {
    const { sent, received, ask } = startWorker();

    ask();
    await setImmediate();

    expect([sent, received]).toEqual([[REQUEST], []]);
  });

  it('are not lost when they come before the worker asks for them', async () => {
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
