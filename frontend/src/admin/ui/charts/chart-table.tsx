interface ChartTableProps {
  caption: string;
  heads: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A chart's figures as a collapsible table. */
export function ChartTable({ caption, heads, rows }: ChartTableProps) {
  return (
    <details className="border-t border-line">
      <summary className="flex min-h-11 items-center px-4 text-sm font-semibold text-terracotta-dark sm:px-5">
        Show as a table
      </summary>
      <table className="figures w-full text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-t border-line text-quiet">
            {heads.map((head, index) => (
              <th key={head} scope="col" className={`px-4 py-2 sm:px-5 ${index > 0 ? 'text-right' : 'text-left'}`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...figures]) => (
            <tr key={first} className="border-t border-line">
              <th scope="row" className="px-4 py-2 text-left font-normal sm:px-5">
                {first}
              </th>
              {figures.map((figure, index) => (
                <td key={heads[index + 1]} className="px-4 py-2 text-right sm:px-5">
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
