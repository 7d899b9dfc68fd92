import { useState } from 'react';
import { Button } from 'antd';
import { hyphenated } from '@farmhouse/contracts/bookings/receipt/receipt';
import { fetchFile } from '../../ui/files.ts';
import { saveFile } from '../../../shared/ui/save-file.ts';
import { reportOutcome } from '../../ui/forms/report-outcome.ts';

/** The number of a receipt, which downloads its document. */
export function ReceiptDownload({ number }: { number: string }) {
  const [isLoading, setLoading] = useState(false);
  const name = hyphenated(number);
  const download = async (): Promise<void> => {
    setLoading(true);
    await reportOutcome(
      fetchFile(`ledger/receipts/${name}.pdf`).then((file) => saveFile(file, `${name}.pdf`)),
      { failed: 'Failed to download the receipt', again: download },
    );
    setLoading(false);
  };
  return (
    <Button
      size="small"
      type="link"
      className="figures px-0!"
      loading={isLoading}
      aria-label={`Download the receipt ${number}`}
      onClick={() => void download()}
    >
      {number}
    </Button>
  );
}
