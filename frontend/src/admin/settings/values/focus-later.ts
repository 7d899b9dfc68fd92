import type { RefObject } from 'react';

/** Focuses one of the inputs of a table of fields once its rows have changed. */
export function focusLater(table: RefObject<HTMLElement | null>, input: number): void {
  requestAnimationFrame(() => table.current?.querySelectorAll<HTMLElement>('input:enabled')[input]?.focus());
}
