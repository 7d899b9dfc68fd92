import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Collects what the start has left behind: V8 would keep its pages until the process allocates as much again. */
export function releaseMemory(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (options: { type: string; flavor: string }) => void;
  collect({ type: 'major', flavor: 'last-resort' });
}
