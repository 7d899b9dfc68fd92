import {
  daysOfRange,
  exportFilename,
  type AnalyticsRange,
  type ExportTable,
  type SessionListQuery,
} from '@farmhouse/contracts/analytics/report';
import { CsvDownload } from '../ui/csv-download.tsx';

interface CsvButtonProps {
  table: ExportTable;
  /** What the file contains, as in 'Export CSV of visitors by day'. */
  what: string;
  range: AnalyticsRange;
  /** What the sessions are filtered by. */
  filter?: Pick<SessionListQuery, 'q' | 'status'>;
}

/** Downloads a table of the range as a CSV file. */
export function CsvButton({ table, what, range, filter = {} }: CsvButtonProps) {
  return (
    <CsvDownload
      type="text"
      aria-label={`Export CSV of ${what}`}
      path="analytics/export.csv"
      params={{ table, ...range, ...filter }}
      fileName={exportFilename(table, daysOfRange(range, new Date()))}
      done="Analytics data has been exported to CSV"
      failed="Failed to export analytics"
    />
  );
}
