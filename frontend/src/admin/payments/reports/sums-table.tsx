import type { ReactNode } from 'react';

interface SumsTableProps {
  caption: string;
  heads: readonly string[];
  /** The first cell of a row names it. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  /** The last row, with the totals. */
  total: readonly string[];
}

const CELL = 'px-3 py-2.5 first:pl-4 last:pr-4 sm:first:pl-5 sm:last:pr-5';

/** Amounts in columns, with their totals below; narrow enough for a phone. */
export function SumsTable({ caption, heads, rows, total }: SumsTableProps) {
  return (
    <table className="figures w-full text-sm sm:text-base">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="text-sm text-quiet">
          {heads.map((head, index) => (
            <th key={head} scope="col" className={`${CELL} font-semibold ${index > 0 ? 'text-right' : 'text-left'}`}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <Row key={key} cells={cells} heads={heads} weight="font-normal" />
        ))}
      </tbody>
      <tfoot>
        <Row cells={total} heads={heads} weight="font-semibold" />
      </tfoot>
    </table>
  );
}

interface RowProps {
  cells: readonly ReactNode[];
  heads: readonly string[];
  weight: string;
}

function Row({ cells: [name, ...amounts], heads, weight }: RowProps) {
  return (
    <tr className={`border-t border-line ${weight}`}>
      <th scope="row" className={`${CELL} text-left ${weight}`}>
        {name}
      </th>
      {amounts.map((amount, index) => (
        <td key={heads[index + 1]} className={`${CELL} text-right whitespace-nowrap`}>
          {amount}
        </td>
      ))}
    </tr>
  );
}
