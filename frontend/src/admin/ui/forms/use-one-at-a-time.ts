import { useRef } from 'react';
import { oneAtATime } from './one-at-a-time.ts';

/** `work` as a handler of a form that is submitted once however often Enter is pressed while it is saved. */
export function useOneAtATime<Args extends unknown[]>(work: (...args: Args) => unknown): (...args: Args) => void {
  const isRunning = useRef(false);
  return (...args) => void oneAtATime(isRunning, work)(...args);
}
