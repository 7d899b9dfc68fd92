import { useCardLists } from '../use-screen.ts';
import { RecordCards } from './record-cards.tsx';
import type { LoadedRecordsProps } from './record-list.types.ts';
import { RecordTable } from './record-table.tsx';

/** Loaded records: a table on wide screens, cards on narrow ones. */
export function LoadedRecords<T extends object>(props: LoadedRecordsProps<T>) {
  const { label, columns, records, idOf, isFetching = false, pagination = false } = props;
  const tight = useCardLists();
  if (tight) return <RecordCards {...{ label, columns, records, idOf, pagination }} isBusy={isFetching} />;
  return <RecordTable {...props} {...{ isFetching, pagination }} />;
}
