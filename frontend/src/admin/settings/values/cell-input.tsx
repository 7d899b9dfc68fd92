import { useId, type ReactNode } from 'react';
import { Input } from 'antd';

interface CellInputProps {
  id?: string;
  label: string;
  value: string;
  prefix?: ReactNode;
  suffix?: ReactNode;
  isDecimal?: boolean;
  problem: string | undefined;
  onChange: (typed: string) => void;
  onLeave: () => void;
}

/** A number in a table of fields, with its error below. */
export function CellInput(props: CellInputProps) {
  const { id, label, value, prefix, suffix, isDecimal = false, problem, onChange, onLeave } = props;
  const problemId = useId();
  return (
    <div className="min-w-0">
      <Input
        id={id}
        aria-label={label}
        aria-invalid={problem !== undefined}
        aria-describedby={problem && problemId}
        status={problem ? 'error' : ''}
        inputMode={isDecimal ? 'decimal' : 'numeric'}
        autoComplete="off"
        maxLength={12}
        className="figures"
        prefix={prefix}
        suffix={suffix}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onLeave}
      />
      {problem && (
        <p id={problemId} className="mt-1 text-sm text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}
