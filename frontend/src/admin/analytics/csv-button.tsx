import { useState } from 'react';
import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import {
  exportFilename,
  type DayRange,
  type ExportTable,
  type SessionListQuery,
} from '@farmhouse/contracts/analytics/report';
import { fetchCsv, saveFile } from '../ui/csv-file.ts';
import { reportOutcome } from '../ui/forms/report-outcome.ts';

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
  const [isRunning, setRunning] = useState(false);
  const run = async () => {
    setRunning(true);
    const { from, to } = days;
    await reportOutcome(
      fetchCsv('analytics/export.csv', { table, from, to, ...filter }).then((file) =>
        saveFile(file, exportFilename(table, days)),
      ),
      {
        done: { title: 'Export Complete', description: 'Analytics data has been exported to CSV' },
        failed: 'Failed to export analytics',
      },
    );
    setRunning(false);
  };
  return (
    <Button
      type="text"
      icon={<DownloadOutlined aria-hidden />}
      aria-label={`Export CSV of ${what}`}
      loading={isRunning}
      onClick={() => void run()}
    >
      Export CSV
    </Button>
  );
}
