import type { ReactNode } from 'react';
import type { RateView } from '@farmhouse/contracts/catalogue/rate';
import { crudTexts } from '../../ui/crud/crud-texts.ts';
import { useSortableItem } from '../../ui/sorting/use-sortable-item.tsx';
import { ActiveSwitch } from '../active-switch.tsx';
import { ratePriceText, whenText } from './rate-text.ts';
import { rates } from '../rates.api.ts';

const TEXTS = crudTexts('rate');

interface RateItemProps {
  rate: RateView;
  /** From 1. */
  place: number;
  /** The rate's buttons. */
  children: ReactNode;
}

/** A rate as text, with its drag handle, switch and buttons. */
export function RateItem({ rate, place, children }: RateItemProps) {
  const item = useSortableItem(rate.id, rate.name);
  return (
    <li
      {...item.place}
      className={`panel relative flex flex-wrap items-center gap-x-3 gap-y-2 p-3 lg:flex-nowrap ${item.isDragging ? 'z-10 shadow-soft' : ''}`}
    >
      <div className="-mr-2 -ml-2">{item.handle}</div>
      <div className={`min-w-0 flex-1 wrap-anywhere ${rate.active ? '' : 'text-quiet'}`}>
        <p className="font-semibold">
          <span className="figures font-normal text-quiet">{place}.</span> {rate.name}
        </p>
        <p className="text-sm">{whenText(rate)}</p>
        <p className="figures text-sm text-quiet">{ratePriceText(rate)}</p>
      </div>
      <ActiveSwitch crud={rates} texts={TEXTS} record={rate} />
      <div className="flex w-full justify-end gap-1 lg:w-56">{children}</div>
    </li>
  );
}
