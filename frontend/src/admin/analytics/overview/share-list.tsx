import { formatNumber } from '@farmhouse/contracts/text/count';
import { EmptyState } from '../../ui/states.tsx';
import { Bar } from '../bar.tsx';
import { formatShare } from '../sessions/visit-text.ts';

interface ShareListProps {
  shares: readonly { label: string; detail?: string; count: number }[];
  /** The total, for percentages of it; without it the largest count has the full bar. */
  total?: number;
}

/** Counts as text, each with a bar. */
export function ShareList({ shares, total }: ShareListProps) {
  if (shares.length === 0)
    return <EmptyState text="No visits in these days" hint="Choose a longer period to see more." />;
  const whole = total ?? Math.max(...shares.map(({ count }) => count));
  return (
    <ul className="grid gap-3 px-4 pt-1 pb-5 sm:px-5">
      {shares.map(({ label, detail, count }) => (
        <li key={detail ?? label}>
          <div className="flex items-baseline justify-between gap-4">
            <Labelled label={label} detail={detail} />
            <span className="figures shrink-0 font-semibold">
              {formatNumber(count)}
              {total !== undefined && (
                <span className="ml-2 text-sm font-normal text-quiet">{formatShare(count, total)}</span>
              )}
            </span>
          </div>
          <Bar count={count} whole={whole} tone="bg-garden" />
        </li>
      ))}
    </ul>
  );
}

/** A short name with its full form beside it. */
export function Labelled({ label, detail }: { label: string; detail?: string }) {
  return (
    <span className="min-w-0 wrap-anywhere">
      {label} {detail && <span className="text-sm text-quiet">{detail}</span>}
    </span>
  );
}
