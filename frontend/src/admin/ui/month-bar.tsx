import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { formatMonth } from '@farmhouse/contracts/text/dates';
import { addMonths } from '@farmhouse/contracts/timing/months';

interface MonthBarProps {
  month: string;
  current: string;
  onMonth: (month: string) => void;
}

export function MonthBar({ month, current, onMonth }: MonthBarProps) {
  return (
    <div className="flex items-center gap-2">
      <Button
        shape="circle"
        icon={<LeftOutlined aria-hidden />}
        aria-label="Previous month"
        onClick={() => onMonth(addMonths(month, -1))}
      />
      <h2 aria-live="polite" className="min-w-0 text-center text-lg max-sm:flex-1 sm:min-w-44 sm:text-xl">
        {formatMonth(month)}
      </h2>
      <Button
        shape="circle"
        icon={<RightOutlined aria-hidden />}
        aria-label="Next month"
        onClick={() => onMonth(addMonths(month, 1))}
      />
      {month !== current && <Button onClick={() => onMonth(current)}>This month</Button>}
    </div>
  );
}
