interface WorkerData {
  type: 'jest-light-runner-worker-data';
}

const REQUEST = 'jest-light-runner-get-worker-data';
const isWorkerData = (message: unknown): message is WorkerData =>
  (message as Partial<WorkerData> | undefined)?.type === 'jest-light-runner-worker-data';

/**
 * jest-light-runner sends its data to all workers when the first one requests them, and never again: a worker that
 * requests them a moment later waits forever. This worker stores the data and answers its own request from it.
 */
export function keepWorkerData(worker: NodeJS.Process): void {
  const send = worker.send?.bind(worker);
  if (!send) return;
  let data: WorkerData | undefined;
  worker.on('message', (message: unknown) => {
    if (isWorkerData(message)) data = message;
  });
  worker.send = (message: unknown, ...rest: never[]) => {
    if (message !== REQUEST || !data) return send(message, ...rest);
    const kept = data;
    setImmediate(() => worker.emit('message', kept, undefined));
    return true;
  };
}
