import { setTimeout as sleep } from 'node:timers/promises';

/** Runs tasks one at a time, in order; a task that takes longer than `longestMs` no longer holds up the next one. */
export class SerialQueue {
  private next: Promise<void> = Promise.resolve();

  constructor(private readonly longestMs: number) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    const previous = this.next;
    let end = (): void => undefined;
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    this.next = previous.then(() => Promise.race([ended, sleep(this.longestMs)]));
    await previous;
    try {
      return await work();
    } finally {
      end();
    }
  }
}
