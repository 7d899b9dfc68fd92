import { useId } from 'react';
import { ReloadOutlined } from '@ant-design/icons';
import { Button, Switch } from 'antd';
import type { AnalyticsRange } from '@farmhouse/contracts/analytics/report';
import { formatTimeOf } from '@farmhouse/contracts/text/dates';
import { RangePicker } from './range-picker.tsx';

interface AnalyticsBarProps {
  range: AnalyticsRange;
  onRange: (range: AnalyticsRange) => void;
  isAutoRefresh: boolean;
  onAutoRefresh: (isAutoRefresh: boolean) => void;
  onRefresh: () => void;
  /** When the newest figures arrived, in ms. */
  readAt: number | undefined;
}

/** Which days are shown, and how they are refreshed. */
export function AnalyticsBar({ range, onRange, isAutoRefresh, onAutoRefresh, onRefresh, readAt }: AnalyticsBarProps) {
  const autoId = useId();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <RangePicker range={range} onChange={onRange} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <span className="inline-flex items-center gap-2">
          <Switch id={autoId} checked={isAutoRefresh} onChange={onAutoRefresh} />
          <label htmlFor={autoId} className="inline-flex min-h-11 items-center">
            Auto Refresh
          </label>
        </span>
        <Button icon={<ReloadOutlined aria-hidden />} onClick={onRefresh}>
          Refresh Now
        </Button>
        {readAt !== undefined && <span className="figures text-sm text-quiet">Updated {formatTimeOf(readAt)}</span>}
      </div>
    </div>
  );
}
