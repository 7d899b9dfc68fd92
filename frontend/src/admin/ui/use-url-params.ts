import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

export type UrlParamsChange = Record<string, string | number | readonly string[] | undefined>;

/**
 * The latest change that is not rendered yet: the router renders asynchronously, and another change before that, such
 * as by a search box after its debounce, must not undo it.
 */
let pending: URLSearchParams | undefined;

interface AddressOptions {
  /** True if Back undoes the change; by default it replaces the history entry. */
  asStep?: boolean;
}

/**
 * Screen state kept in the URL's query, so that reload, Back and shared links restore it. Undefined and empty values
 * are removed. The setter's identity is stable.
 */
export function useUrlParams(): [URLSearchParams, (change: UrlParamsChange, options?: AddressOptions) => void] {
  const [params, setParams] = useSearchParams();
  const latest = useRef({ params, setParams });
  useEffect(() => {
    latest.current = { params, setParams };
    pending = undefined;
  }, [params, setParams]);
  const change = useCallback((changes: UrlParamsChange, { asStep = false }: AddressOptions = {}) => {
    pending = changedParams(pending ?? latest.current.params, changes);
    latest.current.setParams(pending, { replace: !asStep, preventScrollReset: true });
  }, []);
  return [params, change];
}

function changedParams(before: URLSearchParams, changes: UrlParamsChange): URLSearchParams {
  const after = new URLSearchParams(before);
  for (const [key, value] of Object.entries(changes)) {
    after.delete(key);
    const values = Array.isArray(value) ? (value as string[]) : [value];
    for (const one of values) if (one !== undefined && one !== '') after.append(key, String(one));
  }
  return after;
}
