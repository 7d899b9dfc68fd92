import { useState } from 'react';
import { CalendarOutlined, DownloadOutlined } from '@ant-design/icons';
import { Button, Dropdown, Space } from 'antd';
import type { BookingListQuery } from '@farmhouse/contracts/bookings/booking-view/booking-list';
import { formatMonth } from '@farmhouse/contracts/text/dates';
import { istDate } from '@farmhouse/contracts/timing/ist';
import { bookingsFileName } from '@farmhouse/contracts/bookings/booking-view/bookings-file-name';
import { fetchCsv } from '../../ui/files.ts';
import { saveFile } from '../../../shared/ui/save-file.ts';
import { reportOutcome } from '../../ui/forms/report-outcome.ts';
import { daysOfMonth } from '../../ui/month.ts';
import { exportMonths } from './export-months.ts';

interface ExportButtonProps {
  filter: BookingListQuery;
  /** Number of bookings that match the filter; undefined until known. */
  total: number | undefined;
}

interface ExportTexts {
  exported: string;
  /** Said instead when no booking was found, and no file is saved; absent: nothing is said. */
  none?: string;
}

const EXPORTED = 'Bookings data has been exported to CSV';

/**
 * Downloads all bookings that match the filter, and does nothing if there are none; or all with a check-in in a month.
 */
export function ExportButton({ filter, total }: ExportButtonProps) {
  const [rows, setRows] = useState<number>();
  const isRunning = rows !== undefined;

  const run = async (params: object, { exported, none }: ExportTexts): Promise<void> => {
    if (isRunning) return;
    setRows(0);
    let count = 0;
    const onRows = (rows: number) => {
      count = rows;
      setRows(rows);
    };
    const download = async () => {
      const file = await fetchCsv('bookings/export.csv', params, onRows);
      if (count > 0) saveFile(file, bookingsFileName(new Date()));
    };
    await reportOutcome(download(), {
      done: () => {
        if (count > 0) return { title: 'Export Complete', description: exported };
        return none === undefined ? undefined : { title: 'Nothing to Export', description: none };
      },
      failed: 'Failed to export bookings',
      again: () => run(params, { exported, none }),
    });
    setRows(undefined);
  };
  const runFiltered = () => {
    const { page: _page, pageSize: _size, ...params } = filter;
    if (total === 0) return;
    void run(params, { exported: EXPORTED, none: total === undefined ? undefined : 'No bookings match the filters' });
  };
  const runMonth = (month: string) =>
    void run(daysOfMonth(month), {
      exported: `All bookings that arrive in ${formatMonth(month)} have been exported to CSV`,
      none: `No bookings arrive in ${formatMonth(month)}`,
    });

  const items = exportMonths(istDate(new Date()));
  return (
    <Space.Compact>
      <Button icon={<DownloadOutlined aria-hidden />} loading={isRunning} onClick={runFiltered}>
        <span aria-live="polite" className="figures">
          {isRunning ? `Exporting ${progressPercent(rows, total)}%` : 'Export CSV'}
        </span>
      </Button>
      <Dropdown
        menu={{ items, onClick: ({ key }) => runMonth(key), className: 'max-h-80 overflow-y-auto' }}
        trigger={['click']}
        placement="bottomRight"
        disabled={isRunning}
        autoFocus
      >
        <Button icon={<CalendarOutlined aria-hidden />} aria-label="Export a month" title="Export a month's arrivals" />
      </Dropdown>
    </Space.Compact>
  );
}

/** Progress in per cent, at most 100, because the total may be smaller than the export. */
function progressPercent(rows: number, total: number | undefined): number {
  return total ? Math.min(Math.round((rows / total) * 100), 100) : 0;
}
