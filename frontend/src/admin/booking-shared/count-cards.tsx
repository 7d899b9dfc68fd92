import { Skeleton } from 'antd';
import type { BadgeTone } from '../ui/badge.tsx';

export interface CountCard {
  label: string;
  /** Undefined while loading. */
  count: number | undefined;
  tone: BadgeTone;
}

const STRIPES: Record<BadgeTone, string> = {
  green: 'border-l-garden',
  yellow: 'border-l-marigold',
  red: 'border-l-danger',
  blue: 'border-l-water',
  grey: 'border-l-line',
};

/** Cards with the number of bookings per state, over all bookings; a dash if loading failed. */
export function CountCards({ cards, isError }: { cards: readonly CountCard[]; isError: boolean }) {
  return (
    <dl className="mb-5 grid grid-cols-2 gap-3 lg:grid-cols-4">
      {cards.map(({ label, count, tone }) => (
        <div key={label} className={`panel flex flex-col border-l-4 px-4 py-3 ${STRIPES[tone]}`}>
          <dt className="text-sm text-quiet">{label}</dt>
          <dd className="figures font-display text-xl font-semibold">
            {count?.toLocaleString('en-IN') ?? (isError ? '–' : <Skeleton.Button active size="small" />)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
