import { useSyncExternalStore } from 'react';
import { Listeners } from './listeners.ts';

/** A value that any code may set, and that components which use it then show. */
export class SharedValue<T> {
  private readonly changes = new Listeners();
  readonly subscribe = this.changes.subscribe;

  constructor(private value: T) {}

  readonly get = (): T => this.value;

  set(value: T): void {
    this.value = value;
    this.changes.notify();
  }
}

/** The value now and after every change. */
export const useSharedValue = <T>({ subscribe, get }: SharedValue<T>): T => useSyncExternalStore(subscribe, get, get);
