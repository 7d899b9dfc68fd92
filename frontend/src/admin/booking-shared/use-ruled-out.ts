import { useCallback } from 'react';
import { useAddress, type AddressChange } from '../ui/use-address.ts';

/**
 * The stay that was just confirmed and may have ruled out booking requests; kept in the URL, because its row goes. What
 * else changes there in the same moment goes with `ask`: of two changes at once the second would undo the first.
 */
export function useRuledOut() {
  const [params, setAddress] = useAddress();
  const id = Number(params.get('confirmed'));
  const ask = useCallback(
    (confirmedId: number, also: AddressChange = {}) => setAddress({ ...also, confirmed: confirmedId }),
    [setAddress],
  );
  const close = useCallback(() => setAddress({ confirmed: undefined }), [setAddress]);
  return { confirmedId: Number.isInteger(id) && id > 0 ? id : undefined, ask, close };
}
