import { CopyOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { Season } from '@farmhouse/contracts/catalogue/season';
import { canCopyToNextYear } from './season-values.ts';

interface CopyButtonProps {
  record: Season & { name: string };
  onCopy: () => void;
}

/** Copies a record to the next year; renders nothing for one whose dates recur every year. */
export function CopyButton({ record, onCopy }: CopyButtonProps) {
  if (!canCopyToNextYear(record)) return null;
  return (
    <Button
      type="text"
      shape="circle"
      icon={<CopyOutlined aria-hidden />}
      title="Copy to next year"
      aria-label={`Copy ${record.name} to next year`}
      onClick={onCopy}
    />
  );
}
