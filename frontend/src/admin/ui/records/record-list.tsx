import { RecordCards } from './record-cards.tsx';
import type { RecordListProps } from './record-list.types.ts';
import { RecordTable } from './record-table.tsx';
import { ErrorState, LoadingState } from '../states.tsx';
import { useTight } from '../use-screen.ts';

/** A list of records: a table on wide screens, cards on narrow ones; with loading, empty and error states. */
export function RecordList<T extends object>(props: RecordListProps<T>) {
  const { label, columns, records, idOf, empty, isError, refetch, isFetching = false, pagination = false } = props;
  const tight = useTight();
  if (!records)
    return <div className="panel">{isError ? <ErrorState what={label} onRetry={refetch} /> : <LoadingState />}</div>;
  if (records.length === 0) return <div className="panel">{empty}</div>;
  if (tight) return <RecordCards {...{ label, columns, records, idOf, pagination }} isBusy={isFetching} />;
  return <RecordTable {...props} {...{ records, isFetching, pagination }} />;
}
