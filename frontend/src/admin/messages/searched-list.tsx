import type { ReactNode } from 'react';
import { SearchBox } from '../ui/filters/search-box.tsx';
import { StatusFilter } from '../ui/filters/status-filter.tsx';
import { PagedList } from '../ui/records/paged-list.tsx';
import type { PageQuery } from '../ui/records/use-page-of.ts';
import type { useListSearch } from '../ui/records/use-list-search.ts';
import { EmptyState } from '../ui/states.tsx';
import { capitalised } from '../ui/capitalised.ts';

interface SearchedListProps<Status extends string, T> extends ReturnType<typeof useListSearch<Status>> {
  /** What the list contains: 'messages'. */
  things: string;
  /** In the search box. */
  placeholder: string;
  labels: Record<Status, string>;
  /** Number of records per status that match the search; undefined while loading. */
  counts: Record<Status, number> | undefined;
  list: PageQuery<T>;
  /** What appears in the list, said while it is empty. */
  emptyHint: string;
  children: (items: readonly T[]) => ReactNode;
}

/** Something that visitors have sent: searched, filtered by status, and in pages. */
export function SearchedList<Status extends string, T>(props: SearchedListProps<Status, T>) {
  const { things, search, change } = props;
  const isFiltered = Boolean(search.q || search.status);
  return (
    <>
      <SearchBox value={search.q ?? ''} placeholder={props.placeholder} onSearch={(q) => change({ q })} />
      <StatusFilter
        label={`${capitalised(things)} by status`}
        labels={props.labels}
        counts={props.counts}
        chosen={search.status}
        onChange={(status) => change({ status })}
      />
      <PagedList
        what={`The ${things}`}
        list={props.list}
        page={search.page}
        onPage={(page) => change({ page })}
        empty={
          <EmptyState
            text={isFiltered ? `No ${things} found` : `No ${things} yet`}
            hint={isFiltered ? undefined : props.emptyHint}
          />
        }
      >
        {props.children}
      </PagedList>
    </>
  );
}
