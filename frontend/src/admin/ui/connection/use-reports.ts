import { useEffect, useEffectEvent } from 'react';
import { batched } from './batched.ts';

interface Reports<Report, Item> {
  /** In milliseconds: reports within this time are handled together. */
  within: number;
  /** What a report is about; undefined for one that is ignored. */
  itemOf: (report: Report) => Item | undefined;
  handle: (items: ReadonlySet<Item>) => void;
}

/** Handles what is reported over a connection, several reports together; `listen` is the connection's own function. */
export function useReports<Report, Item>(
  listen: (listener: (report: Report) => void) => () => void,
  { within, itemOf, handle }: Reports<Report, Item>,
): void {
  const item = useEffectEvent(itemOf);
  const handled = useEffectEvent(handle);
  useEffect(() => {
    const pending = batched<Item>(within, (items) => handled(items));
    const leave = listen((report) => {
      const about = item(report);
      if (about !== undefined) pending.add(about);
    });
    return () => {
      leave();
      pending.cancel();
    };
  }, [listen, within]);
}
