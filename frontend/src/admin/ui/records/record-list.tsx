import { ErrorState, LoadingState } from '../states.tsx';
import { LoadedRecords } from './loaded-records.tsx';
import type { RecordListProps } from './record-list.types.ts';

/** A list of records: a table on wide screens, cards on narrow ones; with loading, empty and error states. */
export function RecordList<T extends object>(props: RecordListProps<T>) {
  const { label, records, empty, isError, refetch } = props;
  if (!records)
    return <div className="panel">{isError ? <ErrorState what={label} onRetry={refetch} /> : <LoadingState />}</div>;
  if (records.length === 0) return <div className="panel">{empty}</div>;
  return <LoadedRecords {...props} records={records} />;
}
