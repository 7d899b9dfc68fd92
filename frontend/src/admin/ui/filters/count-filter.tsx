import { Select } from 'antd';

interface CountFilterProps<Value extends string> {
  label: string;
  /** Label of the option without a filter, such as 'All Sections'. */
  allText: string;
  values: readonly Value[];
  labelOf: (value: Value) => string;
  /** The filtered value of each record. */
  present: readonly Value[];
  chosen: Value | undefined;
  onChange: (value: Value | undefined) => void;
  size?: 'middle' | 'large';
}

const ALL = '';

/** Filters a list by one value; shows the number of records per value. */
export function CountFilter<Value extends string>(props: CountFilterProps<Value>) {
  const { label, allText, values, labelOf, present, chosen, onChange, size } = props;
  const countOf = (value: Value) => present.filter((one) => one === value).length;
  return (
    <Select<Value | typeof ALL>
      aria-label={label}
      size={size}
      className="mb-5 w-full sm:w-64!"
      virtual={false}
      value={chosen ?? ALL}
      onChange={(value) => onChange(value === ALL ? undefined : value)}
      options={[
        { value: ALL, label: `${allText} (${present.length})` },
        ...values.map((value) => ({ value, label: `${labelOf(value)} (${countOf(value)})` })),
      ]}
    />
  );
}
