import {
  exportFilename,
  type DayRange,
  type ExportTable,
  type SessionListQuery,
} from '@farmhouse/contracts/analytics/report';
import { CsvDownload } from '../ui/csv-download.tsx';

interface CsvButtonProps {
  table: ExportTable;
  /** What the file contains, as in 'Export CSV of visitors by day'. */
  what: string;
  days: DayRange;
  /** What the sessions are filtered by. */
  filter?: Pick<SessionListQuery, 'q' | 'status'>;
}

/** Downloads a table of these days as a CSV file. */
export function CsvButton({ table, what, days, filter = {} }: CsvButtonProps) {
  const { from, to } = days;
  return (
    <CsvDownload
      type="text"
      aria-label={`Export CSV of ${what}`}
      path="analytics/export.csv"
      params={{ table, from, to, ...filter }}
      fileName={exportFilename(table, days)}
      done="Analytics data has been exported to CSV"
      failed="Failed to export analytics"
    />
  );
}
