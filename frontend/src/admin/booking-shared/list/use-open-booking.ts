import { useCallback } from 'react';
import { useUrlParams } from '../../ui/use-url-params.ts';

/** The booking whose details are open, kept in the URL. */
export function useOpenBooking(): { openId: number | undefined; open: (id: number) => void; close: () => void } {
  const [params, setAddress] = useUrlParams();
  const id = Number(params.get('open'));
  const open = useCallback((next: number) => setAddress({ open: next }, { asStep: true }), [setAddress]);
  const close = useCallback(() => setAddress({ open: undefined }), [setAddress]);
  return { openId: Number.isInteger(id) && id > 0 ? id : undefined, open, close };
}
