import type { ReactNode } from 'react';
import { CardPages } from './card-pages.tsx';
import type { Page } from '../../../shared/api/page.ts';
import { ErrorState, LoadingState } from '../states.tsx';
import { usePages } from './use-pages.ts';

interface PagedListProps<T> {
  /** What the list contains, as in 'The messages'. */
  what: string;
  /** The query's result; while another page is loading, `data` is the previous one. */
  list: { data?: Page<T>; currentData?: Page<T>; isError: boolean; refetch: () => unknown };
  page: number;
  onPage: (page: number) => void;
  empty: ReactNode;
  children: (items: readonly T[]) => ReactNode;
}

/** One page of a list, rendered by the section; with loading, empty and error states. */
export function PagedList<T>({ what, list, page, onPage, empty, children }: PagedListProps<T>) {
  const { data, currentData, isError, refetch } = list;
  const shown = isError ? currentData : data;
  const pagination = usePages(page, shown?.total, onPage);
  if (!shown) {
    return (
      <div className="panel">{isError ? <ErrorState what={what} onRetry={refetch} /> : <LoadingState rows={8} />}</div>
    );
  }
  if (shown.items.length === 0) return <div className="panel">{empty}</div>;
  return (
    <>
      <div
        aria-busy={!currentData}
        className={`grid grid-cols-[minmax(0,1fr)] gap-3 ${currentData ? '' : 'opacity-60'}`}
      >
        {children(shown.items)}
      </div>
      {pagination && <CardPages {...pagination} />}
    </>
  );
}
