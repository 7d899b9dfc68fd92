import { Radio } from 'antd';

interface ChoiceFieldProps {
  id?: string;
  value?: string;
  onChange?: (value: string) => void;
}

/** The field for a setting that has one of a few values, which the owner chooses by their labels. */
export function choiceField(labels: Readonly<Record<string, string>>) {
  const options = Object.entries(labels).map(([value, label]) => ({ value, label }));
  return function ChoiceField({ id, value, onChange }: ChoiceFieldProps) {
    return (
      <Radio.Group
        id={id}
        vertical
        options={options}
        value={value}
        onChange={({ target }) => onChange?.(String(target.value))}
      />
    );
  };
}
