import { RecordList } from '../../ui/records/record-list.tsx';
import type { RecordColumn } from '../../ui/records/record-list.types.ts';
import { pageNumber } from '../../ui/records/page.ts';
import { usePageOf, type PageQuery } from '../../ui/records/use-page-of.ts';
import { EmptyState } from '../../ui/states.tsx';
import { useUrlParams } from '../../ui/use-url-params.ts';

interface MoneyListProps<T> {
  label: string;
  /** The hook that reads a page. */
  read: (page: number) => PageQuery<T>;
  columns: RecordColumn<T>[];
  /** Text of the empty list. */
  empty: string;
  hint: string;
}

/** One page of stays with amounts; the page number is kept in the URL. */
export function MoneyList<T extends { bookingId: number }>({ label, read, columns, empty, hint }: MoneyListProps<T>) {
  const [params, setAddress] = useUrlParams();
  const page = pageNumber(params);
  const { list } = usePageOf(read(page), page, (next) => setAddress({ page: next }, { asStep: true }));
  return (
    <section aria-label={label}>
      <RecordList
        label={label}
        columns={columns}
        idOf={({ bookingId }) => bookingId}
        empty={<EmptyState text={empty} hint={hint} />}
        {...list}
      />
    </section>
  );
}
