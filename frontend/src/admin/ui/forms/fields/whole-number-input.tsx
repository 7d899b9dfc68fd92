import { Input, type InputProps } from 'antd';
import { wholeAtLeast } from './whole-number.ts';

type WholeNumberInputProps = Omit<InputProps, 'value' | 'onChange' | 'type'> & {
  min: number;
  value?: string | number;
  onChange?: (typed: string | number) => void;
};

/** Input for a whole number; on blur an invalid value becomes the minimum. */
export function WholeNumberInput({ min, value, onChange, ...rest }: WholeNumberInputProps) {
  return (
    <Input
      {...rest}
      inputMode="numeric"
      autoComplete="off"
      maxLength={9}
      className="figures"
      value={value}
      onChange={({ target }) => onChange?.(target.value)}
      onBlur={() => onChange?.(wholeAtLeast(min, value))}
    />
  );
}
