import type { KeyboardEvent } from 'react';
import { Select, type SelectProps } from 'antd';

type MultiSelectProps<Value> = Omit<SelectProps<Value[]>, 'mode' | 'value' | 'onChange'> & {
  /** Absent inside a form, which gives both. */
  value?: Value[];
  onChange?: (chosen: Value[]) => void;
};

/** Chooses several from a list. Ant Design's own would toggle the marked option on Tab; here Tab only leaves it. */
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
