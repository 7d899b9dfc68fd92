import { Radio } from 'antd';
import { CONSENT_LABELS } from './consent.ts';

interface ConsentFieldProps {
  id?: string;
  value?: string;
  onChange?: (value: string) => void;
}

const OPTIONS = Object.entries(CONSENT_LABELS).map(([value, label]) => ({ value, label }));

/** The choice between asking visitors before they are counted and counting them without. */
export function ConsentField({ id, value, onChange }: ConsentFieldProps) {
  return (
    <Radio.Group
      id={id}
      vertical
      options={OPTIONS}
      value={value}
      onChange={({ target }) => onChange?.(String(target.value))}
    />
  );
}
