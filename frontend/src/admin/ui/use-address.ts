import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

export type AddressChange = Record<string, string | number | readonly string[] | undefined>;

/**
 * Screen state kept in the URL's query, so that reload, Back and shared links restore it. A change replaces
 * the history entry unless it adds one (`asStep`), which Back undoes; undefined and empty values are removed. The
 * setter's identity is stable.
 */
export function useAddress(): [URLSearchParams, (change: AddressChange, asStep?: boolean) => void] {
  const [params, setParams] = useSearchParams();
  const latest = useRef(setParams);
  useEffect(() => {
    latest.current = setParams;
  }, [setParams]);
  const change = useCallback((changes: AddressChange, asStep = false) => {
    latest.current((before) => changedParams(before, changes), { replace: !asStep, preventScrollReset: true });
  }, []);
  return [params, change];
}

function changedParams(before: URLSearchParams, changes: AddressChange): URLSearchParams {
  const after = new URLSearchParams(before);
  for (const [key, value] of Object.entries(changes)) {
    after.delete(key);
    const values = Array.isArray(value) ? (value as string[]) : [value];
    for (const one of values) if (one !== undefined && one !== '') after.append(key, String(one));
  }
  return after;
}
