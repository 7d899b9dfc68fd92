import type { TableProps } from 'antd';
import { CardPages } from './card-pages.tsx';
import type { RecordColumn } from './record-list.types.ts';

interface RecordCardsProps<T> {
  label: string;
  columns: readonly RecordColumn<T>[];
  records: readonly T[];
  idOf: (record: T) => string | number;
  isBusy: boolean;
  pagination: TableProps['pagination'];
}

/** The records of a table as cards, for touch screens. */
export function RecordCards<T>({ label, columns, records, idOf, isBusy, pagination }: RecordCardsProps<T>) {
  return (
    <>
      <ul
        aria-label={label}
        aria-busy={isBusy}
        className={`grid grid-cols-1 gap-3 wrap-anywhere sm:grid-cols-2 ${isBusy ? 'opacity-60' : ''}`}
      >
        {records.map((record) => (
          <li key={idOf(record)} className="panel flex flex-col p-4">
            <RecordCard record={record} columns={columns} />
          </li>
        ))}
      </ul>
      {pagination && <CardPages {...pagination} />}
    </>
  );
}

function RecordCard<T>({ record, columns }: { record: T; columns: readonly RecordColumn<T>[] }) {
  const [headline, aside, actions] = (['headline', 'aside', 'actions'] as const).map((place) =>
    columns.find(({ onCard }) => onCard === place),
  );
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0 font-semibold">{headline?.render(record)}</div>
        <div className="shrink-0">{aside?.render(record)}</div>
      </div>
      <dl className="mt-2 grid items-baseline grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        {columns
          .filter(({ onCard }) => onCard === undefined)
          .map(({ title, render, numeric, isLong }) => (
            <div key={title} className={isLong ? 'col-span-2' : 'contents'}>
              <dt className="text-quiet">{title}</dt>
              <dd className={`min-w-0 ${isLong ? '' : 'text-right'} ${numeric ? 'figures' : ''}`}>{render(record)}</dd>
            </div>
          ))}
      </dl>
      {actions && <div className="mt-auto flex justify-end gap-2 pt-3">{actions.render(record)}</div>}
    </>
  );
}
