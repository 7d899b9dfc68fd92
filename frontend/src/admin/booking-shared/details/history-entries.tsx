import type { Ref } from 'react';
import type { AuditEntryView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { formatBookingsInstant } from '@farmhouse/contracts/text/dates';
import { changesInWords } from './history-text.ts';
import { capitalised } from '../../ui/capitalised.ts';

const words = (action: string) => action.replaceAll(/[_-]/g, ' ');

interface HistoryEntriesProps {
  entries: readonly AuditEntryView[];
  /** Given to a list that can be focused. */
  ref?: Ref<HTMLOListElement>;
}

/** Audit entries in the given order. */
export function HistoryEntries({ entries, ref }: HistoryEntriesProps) {
  return (
    <ol ref={ref} tabIndex={ref ? -1 : undefined} className="border-l-2 border-line pl-4">
      {entries.map(({ id, actor, action, from, to, note, at }) => (
        <li
          key={id}
          className="relative pb-3 before:absolute before:top-2 before:-left-[1.3rem] before:size-2 before:rounded-full before:bg-garden last:pb-0"
        >
          <p>
            <span className="font-semibold">{capitalised(words(action))}</span> by {actor}
          </p>
          {changesInWords({ action, from, to }).map((change, index) => (
            <p key={index} className="text-sm wrap-anywhere whitespace-pre-line text-quiet">
              {change}
            </p>
          ))}
          {note && <p className="text-sm wrap-anywhere">{note}</p>}
          <p className="text-sm text-quiet">{formatBookingsInstant(at)}</p>
        </li>
      ))}
    </ol>
  );
}
