import { setTimeout as sleep } from 'node:timers/promises';

/** Runs pieces of work one after another; the next one begins beside a piece that takes longer than `longestMs`. */
export class Turns {
  private next: Promise<void> = Promise.resolve();

  constructor(private readonly longestMs: number) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.next;
    let end = (): void => undefined;
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    this.next = turn.then(() => Promise.race([ended, sleep(this.longestMs)]));
    await turn;
    try {
      return await work();
    } finally {
      end();
    }
  }
}
