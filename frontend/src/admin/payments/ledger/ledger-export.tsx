import { useState } from 'react';
import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { formatMonth } from '@farmhouse/contracts/text/dates';
import { fetchCsv, saveFile } from '../../ui/csv-file.ts';
import { reportOutcome } from '../../ui/forms/report-outcome.ts';

/** Downloads a month (`YYYY-MM`) of the ledger as a CSV file. */
export function LedgerExport({ month }: { month: string }) {
  const [isRunning, setRunning] = useState(false);
  const run = async () => {
    setRunning(true);
    await reportOutcome(
      fetchCsv('ledger/export', { month }).then((file) => saveFile(file, `ledger-${month}.csv`)),
      {
        done: { title: 'Export Complete', description: `The ledger of ${formatMonth(month)} has been exported to CSV` },
        failed: 'Failed to export the ledger',
      },
    );
    setRunning(false);
  };
  return (
    <Button icon={<DownloadOutlined aria-hidden />} loading={isRunning} onClick={() => void run()}>
      Export CSV
    </Button>
  );
}
