import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

export type AddressChange = Record<string, string | number | readonly string[] | undefined>;

/**
 * What a screen shows, kept in its address, so that reload, back and a shared link find it again. A change replaces
 * the address unless it is a step of its own (`asStep`), which Back undoes; undefined and empty values leave it. The
 * function that changes it stays the same.
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
