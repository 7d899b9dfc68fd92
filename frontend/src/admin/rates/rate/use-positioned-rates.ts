import { useRef } from 'react';
import type { RateView, SaveRate } from '@farmhouse/contracts/catalogue/rate';
import type { OwnerCrud } from '../../ui/crud/owner-crud.ts';
import { useOrderRatesMutation } from '../rates.api.ts';
import type { PositionedRate } from './rate-values.ts';

/**
 * Rates whose new ones are put first if the owner chose so. If only the order could not be stored, `storedId` is that
 * of the new rate, so that it is not added twice.
 */
export function usePositionedRates(crud: OwnerCrud<RateView, SaveRate>, listed: readonly RateView[]) {
  const [store, state] = crud.useSave();
  const [order] = useOrderRatesMutation();
  const stored = useRef<number>(undefined);

  const save = async ({ place, ...rate }: PositionedRate, id?: number): Promise<RateView> => {
    const view = await store(rate, id);
    if (place) stored.current = view.id;
    if (place === 'first') {
      const others = listed.map((one) => one.id).filter((one) => one !== view.id);
      await order({ ids: [view.id, ...others] }).unwrap();
    }
    return view;
  };
  const positioned: OwnerCrud<RateView, PositionedRate> = { ...crud, useSave: () => [save, state] as const };
  return { placed: positioned, storedId: () => stored.current };
}
