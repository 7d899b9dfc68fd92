import type { ReactNode } from 'react';

interface DescriptionListProps {
  items: readonly (readonly [label: string, value: ReactNode])[];
  className?: string;
}

/** A description list: one label and value per line. */
export function DescriptionList({ items, className = '' }: DescriptionListProps) {
  return (
    <dl className={`grid items-baseline grid-cols-[minmax(7rem,auto)_1fr] gap-x-4 gap-y-1.5 ${className}`}>
      {items.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-quiet">{label}</dt>
          <dd className="min-w-0 wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
