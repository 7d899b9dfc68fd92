import { RecordList } from '../../ui/records/record-list.tsx';
import type { RecordColumn } from '../../ui/records/record-list.types.ts';
import type { Page } from '../../../shared/api/page.ts';
import { pageNumber } from '../../ui/records/page.ts';
import { usePages } from '../../ui/records/use-pages.ts';
import { EmptyState } from '../../ui/states.tsx';
import { useUrlParams } from '../../ui/use-url-params.ts';

interface Reading<T> {
  data?: Page<T>;
  currentData?: Page<T>;
  isError: boolean;
  refetch: () => unknown;
}

interface MoneyListProps<T> {
  label: string;
  /** The hook that reads a page. */
  read: (page: number) => Reading<T>;
  columns: RecordColumn<T>[];
  /** Text of the empty list. */
  empty: string;
  hint: string;
}

/** One page of stays with amounts; the page number is kept in the URL. */
export function MoneyList<T extends { bookingId: number }>({ label, read, columns, empty, hint }: MoneyListProps<T>) {
  const [params, setAddress] = useUrlParams();
  const page = pageNumber(params);
  const { data, currentData, isError, refetch } = read(page);
  const shown = isError ? currentData : data;
  return (
    <section aria-label={label}>
      <RecordList
        label={label}
        columns={columns}
        records={shown?.items}
        idOf={({ bookingId }) => bookingId}
        isError={isError}
        isFetching={currentData === undefined}
        refetch={refetch}
        empty={<EmptyState text={empty} hint={hint} />}
        pagination={usePages(page, shown?.total, (next) => setAddress({ page: next }, { asStep: true }))}
      />
    </section>
  );
}
