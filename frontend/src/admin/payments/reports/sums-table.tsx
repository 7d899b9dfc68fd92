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
          <Row key={key} cells={cells} heads={heads} />
        ))}
      </tbody>
      <tfoot className="font-semibold">
        <Row cells={total} heads={heads} />
      </tfoot>
    </table>
  );
}

function Row({ cells: [name, ...amounts], heads }: { cells: readonly ReactNode[]; heads: readonly string[] }) {
  return (
    <tr className="border-t border-line">
      <th scope="row" className={`${CELL} text-left font-[inherit]`}>
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
