import { useState } from 'react';
import { DownloadOutlined } from '@ant-design/icons';
import { Button, type ButtonProps } from 'antd';
import { fetchCsv } from './files.ts';
import { saveFile } from '../../shared/ui/save-file.ts';
import { reportOutcome } from './forms/report-outcome.ts';

interface CsvDownloadProps extends Pick<ButtonProps, 'type' | 'aria-label'> {
  /** Below /api/admin/. */
  path: string;
  params: object;
  /** The name under which the file is saved. */
  fileName: string;
  label?: string;
  /** Toast after the download. */
  done: string;
  failed: string;
}

/** Button that downloads a CSV file. */
export function CsvDownload({
  path,
  params,
  fileName,
  label = 'Export CSV',
  done,
  failed,
  ...button
}: CsvDownloadProps) {
  const [isRunning, setRunning] = useState(false);
  const run = async (): Promise<void> => {
    setRunning(true);
    await reportOutcome(
      fetchCsv(path, params).then((file) => saveFile(file, fileName)),
      { done: { title: 'Export Complete', description: done }, failed, again: run },
    );
    setRunning(false);
  };
  return (
    <Button {...button} icon={<DownloadOutlined aria-hidden />} loading={isRunning} onClick={() => void run()}>
      {label}
    </Button>
  );
}
