import type { KeyboardEvent } from 'react';
import { Select, type SelectProps } from 'antd';

type MultiSelectProps<Value> = Omit<SelectProps<Value[]>, 'mode' | 'value' | 'onChange'> & {
  /** Absent inside a form item, which sets both. */
  value?: Value[];
  onChange?: (chosen: Value[]) => void;
};

/** Multiple select. Ant Design's own toggles the active option on Tab; here Tab only moves focus. */
export function MultiSelect<Value extends string>({ className = '', ...rest }: MultiSelectProps<Value>) {
  return (
    <div className={`min-w-0 ${className}`} onKeyDownCapture={keepTabFromList}>
      <Select<Value[]> {...rest} className="w-full" mode="multiple" allowClear />
    </div>
  );
}

function keepTabFromList(event: KeyboardEvent): void {
  if (event.key === 'Tab') event.stopPropagation();
}
