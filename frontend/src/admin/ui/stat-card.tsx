import { Skeleton } from 'antd';

interface StatCardProps {
  label: string;
  /** Undefined while loading. */
  value: string | undefined;
  /** Small text below the figure. */
  detail?: string;
}

/** One key figure; an entry of a description list. */
export function StatCard({ label, value, detail }: StatCardProps) {
  return (
    <div className="panel flex flex-col gap-1 p-4 sm:p-5">
      <dt className="text-sm text-quiet">{label}</dt>
      <dd className="figures font-display text-xl leading-tight font-semibold whitespace-nowrap sm:text-2xl">
        {value ?? <Skeleton.Button active size="small" />}
      </dd>
      {detail && <dd className="figures text-sm text-quiet">{detail}</dd>}
    </div>
  );
}
