import { useCallback, useMemo } from 'react';
import { PAGE_SIZE, pageNumber } from './page.ts';
import { useUrlParams, type UrlParamsChange } from '../use-url-params.ts';

/** The search of a list by status, kept in the URL. Any change except of the page goes back to the first page. */
export function useListSearch<Status extends string>(statuses: readonly Status[]) {
  const [params, setAddress] = useUrlParams();
  const q = params.get('q')?.trim() || undefined;
  const status = statuses.find((one) => one === params.get('status'));
  const page = pageNumber(params);
  const search = useMemo(() => ({ q, status, page, pageSize: PAGE_SIZE }), [q, status, page]);
  const change = useCallback(
    (changes: UrlParamsChange) => setAddress({ page: undefined, ...changes }, { asStep: !('q' in changes) }),
    [setAddress],
  );
  return { search, change };
}
