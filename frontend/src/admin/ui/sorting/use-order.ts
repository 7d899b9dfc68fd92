import { useRef, useState } from 'react';
import { reportOutcome } from '../forms/report-outcome.ts';
import { inOrder } from './reorder.ts';

interface OrderRequests<T> {
  /** Stores the order and returns the whole list in it. */
  send: (ids: number[]) => Promise<T[]>;
  /** Shows the stored list until it is fetched again. */
  show: (stored: T[]) => Promise<unknown>;
  /** Toast after a failure without a message from the server. */
  failed: string;
}

/**
 * Records in the owner's order. A new order is shown at once and sent; while a request is pending, only the latest
 * later order is kept, so that the server ends up with the order on screen.
 */
export function useOrder<T extends { id: number }>(items: readonly T[], { send, show, failed }: OrderRequests<T>) {
  const [ids, setIds] = useState<readonly number[]>();
  const unsent = useRef<readonly number[]>(undefined);

  const sendAll = async (): Promise<void> => {
    let stored: { result: T[] } | undefined;
    for (let next = unsent.current; next; next = unsent.current) {
      stored = await reportOutcome(send([...next]), { failed, again: () => reorder(next) });
      if (unsent.current === next) unsent.current = undefined;
    }
    if (stored) await show(stored.result);
    setIds(undefined);
  };

  const reorder = (next: readonly number[]): void => {
    const isSending = unsent.current !== undefined;
    unsent.current = next;
    setIds(next);
    if (!isSending) void sendAll();
  };

  return { ordered: ids ? inOrder(items, ids) : items, reorder };
}
