import { Select } from 'antd';
import type { StatementColumns } from '@farmhouse/contracts/bookings/bank';

/** What is asked for, in order; the amount that came in has a column of its own, or one of amounts in both directions. */
const FIELDS: { name: keyof StatementColumns; label: string }[] = [
  { name: 'date', label: 'Date' },
  { name: 'text', label: 'Text' },
  { name: 'credit', label: 'Amount that came in' },
  { name: 'amount', label: 'Or: amount in either direction' },
  { name: 'type', label: 'Credit or debit (optional)' },
  { name: 'reference', label: 'Reference or UTR (optional)' },
];

interface ColumnFieldsProps {
  /** The names in the statement's header. */
  header: readonly string[];
  columns: Partial<StatementColumns>;
  onChange: (columns: Partial<StatementColumns>) => void;
}

/** Asks which column of a statement is what. */
export function ColumnFields({ header, columns, onChange }: ColumnFieldsProps) {
  const options = header.filter((name) => name.trim() !== '').map((name) => ({ value: name, label: name }));
  return (
    <fieldset className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      <legend className="mb-2 font-semibold">Which column is what?</legend>
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

/** The columns once enough of them are chosen; undefined before. */
export function completeColumns({ date, text, ...others }: Partial<StatementColumns>): StatementColumns | undefined {
  if (!date || !text || !(others.credit || others.amount)) return undefined;
  return { date, text, ...others };
}
