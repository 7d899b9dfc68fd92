import { Button } from 'antd';
import { formatInstant } from '@farmhouse/contracts/text/dates';

interface RestoredNoticeProps {
  /** ISO instant. */
  savedAt: string;
  onStartOver: () => void;
}

/** Notice that the form shows a restored draft, with a button to discard it. */
export function RestoredNotice({ savedAt, onStartOver }: RestoredNoticeProps) {
  return (
    <div
      role="status"
      className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-field bg-marigold-soft px-4 py-3 text-marigold-dark"
    >
      <p>Unsaved changes from {formatInstant(savedAt)} restored.</p>
      <Button onClick={onStartOver}>Discard draft</Button>
    </div>
  );
}
