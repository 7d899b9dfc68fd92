import type { ReactNode } from 'react';
import { CardPages } from './card-pages.tsx';
import { ErrorState, LoadingState } from '../states.tsx';
import { usePageOf, type PageQuery } from './use-page-of.ts';

interface PagedListProps<T> {
  /** What the list contains, as in 'The messages'. */
  what: string;
  list: PageQuery<T>;
  page: number;
  onPage: (page: number) => void;
  empty: ReactNode;
  children: (items: readonly T[]) => ReactNode;
}

/** One page of a list, rendered by the section; with loading, empty and error states. */
export function PagedList<T>({ what, list, page, onPage, empty, children }: PagedListProps<T>) {
  const { records, isError, isFetching, refetch, pagination } = usePageOf(list, page, onPage).list;
  if (!records) {
    return (
      <div className="panel">{isError ? <ErrorState what={what} onRetry={refetch} /> : <LoadingState rows={8} />}</div>
    );
  }
  if (records.length === 0) return <div className="panel">{empty}</div>;
  return (
    <>
      <div aria-busy={isFetching} className={`grid grid-cols-[minmax(0,1fr)] gap-3 ${isFetching ? 'opacity-60' : ''}`}>
        {children(records)}
      </div>
      {pagination && <CardPages {...pagination} />}
    </>
  );
}
