import { useState } from 'react';
import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { BookingListQuery } from '@farmhouse/contracts/bookings/admin-booking';
import { fetchCsv, saveFile } from '../ui/files.ts';
import { reportOutcome } from '../ui/forms/report-outcome.ts';
import { csvFileName } from './csv-export.ts';

interface ExportButtonProps {
  filter: BookingListQuery;
  /** Number of bookings that match the filter; undefined until known. */
  total: number | undefined;
}

/** Downloads all bookings that match the filter; does nothing if there are none. */
export function ExportButton({ filter, total }: ExportButtonProps) {
  const [rows, setRows] = useState<number>();
  const isRunning = rows !== undefined;

  const run = async () => {
    if (!total || isRunning) return;
    setRows(0);
    const { page: _page, pageSize: _size, ...params } = filter;
    await reportOutcome(
      fetchCsv('bookings/export.csv', params, setRows).then((file) => saveFile(file, csvFileName(new Date()))),
      {
        done: { title: 'Export Complete', description: 'Bookings data has been exported to CSV' },
        failed: 'Failed to export bookings',
      },
    );
    setRows(undefined);
  };

  const percent = isRunning && total ? Math.min(Math.round((rows / total) * 100), 100) : 0;
  return (
    <Button icon={<DownloadOutlined aria-hidden />} loading={isRunning} onClick={() => void run()}>
      <span aria-live="polite" className="figures">
        {isRunning ? `Exporting ${percent}%` : 'Export CSV'}
      </span>
    </Button>
  );
}
