import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { OperationName, Operations, Reply } from './operations.ts';

const HOUSE = fileURLToPath(new URL('house.ts', import.meta.url));

type Input<N extends OperationName> = Parameters<Operations[N]>;
type Result<N extends OperationName> = Awaited<ReturnType<Operations[N]>>;

interface Waiting {
  resolve: (result: never) => void;
  reject: (error: Error) => void;
}

/** A house that another process acts on: the addresses and secrets of a product belong to a process. */
export class RemoteHouse {
  private readonly child: ChildProcess;
  private readonly waiting = new Map<number, Waiting>();
  private calls = 0;

  constructor(env: NodeJS.ProcessEnv) {
    this.child = fork(HOUSE, { env });
    this.child.on('message', (reply: Reply) => this.settle(reply));
    this.child.once('exit', (code) => this.fail(`The process of a house ended with ${code}`));
  }

  do<N extends OperationName>(name: N, ...[input]: Input<N>): Promise<Result<N>> {
    this.calls += 1;
    const id = this.calls;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.child.send({ id, name, input });
    });
  }

  close(): void {
    this.child.disconnect();
  }

  private settle(reply: Reply): void {
    const waiting = this.waiting.get(reply.id);
    this.waiting.delete(reply.id);
    if ('error' in reply) waiting?.reject(new Error(reply.error));
    else waiting?.resolve(reply.result as never);
  }

  private fail(reason: string): void {
    for (const { reject } of this.waiting.values()) reject(new Error(reason));
    this.waiting.clear();
  }
}
