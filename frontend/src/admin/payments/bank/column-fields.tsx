import { Select } from 'antd';
import type { StatementColumns } from '@farmhouse/contracts/bookings/payment/bank';

/** The columns to choose, in order; credits have a column of their own, or share one with debits. */
const FIELDS: { name: keyof StatementColumns; label: string }[] = [
  { name: 'date', label: 'Date' },
  { name: 'text', label: 'Text' },
  { name: 'credit', label: 'Credit amount' },
  { name: 'amount', label: 'Or: amount (credit or debit)' },
  { name: 'type', label: 'Credit or debit (optional)' },
  { name: 'reference', label: 'Reference or UTR (optional)' },
];

interface ColumnFieldsProps {
  /** The column names of the statement's header. */
  header: readonly string[];
  columns: Partial<StatementColumns>;
  onChange: (columns: Partial<StatementColumns>) => void;
}

/** Asks for the meaning of a statement's columns. */
export function ColumnFields({ header, columns, onChange }: ColumnFieldsProps) {
  const options = header.filter((name) => name.trim() !== '').map((name) => ({ value: name, label: name }));
  return (
    <fieldset className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      <legend className="mb-2 font-semibold">Match the columns</legend>
      {FIELDS.map(({ name, label }) => (
        <label key={name} className="grid gap-1">
          <span>{label}</span>
          <Select
            allowClear
            aria-label={label}
            placeholder="Choose a column"
            options={options}
            value={columns[name]}
            onChange={(column?: string) => onChange({ ...columns, [name]: column })}
          />
        </label>
      ))}
    </fieldset>
  );
}

/** The columns; undefined until enough of them are chosen. */
export function completeColumns({ date, text, ...others }: Partial<StatementColumns>): StatementColumns | undefined {
  if (!date || !text || !(others.credit || others.amount)) return undefined;
  return { date, text, ...others };
}
