import { Input, InputNumber } from 'antd';
import { RowsEditor } from './rows-editor.tsx';
import { columnLabel, emptyRow, tableText, type TableColumn, type TableRow, type TextTable } from './table-text.ts';

interface LineFieldProps {
  name: string;
  value: string;
  onChange: (text: string) => void;
}

/** A text without line breaks, shown in whole however long it is. */
function LineField({ name, value, onChange }: LineFieldProps) {
  return (
    <Input.TextArea
      autoSize={{ minRows: 1, maxRows: 6 }}
      aria-label={name}
      value={value}
      onChange={({ target }) => onChange(target.value.replaceAll('\n', ' '))}
    />
  );
}

interface LinesFieldProps {
  id?: string;
  /** One entry per line. */
  value?: string;
  onChange?: (text: string) => void;
}

/** A list of plain texts. */
export function LinesField({ id, value = '', onChange }: LinesFieldProps) {
  return (
    <RowsEditor
      id={id}
      label="Entries"
      rows={value.split('\n')}
      newRow=""
      onChange={(lines) => onChange?.(lines.join('\n'))}
      renderRow={(line, change, name) => <LineField name={name} value={line} onChange={change} />}
    />
  );
}

interface TableFieldProps {
  id?: string;
  /** The list's columns when the form was opened; kept even if all entries are removed. */
  columns: readonly TableColumn[];
  value: TextTable['rows'];
  onChange: (text: string) => void;
}

/** A list of entries with several fields. */
export function TableField({ id, columns, value, onChange }: TableFieldProps) {
  return (
    <RowsEditor
      id={id}
      label="Entries"
      rows={value}
      newRow={emptyRow(columns)}
      onChange={(rows) => onChange(tableText(rows))}
      renderRow={(row, change, name) => (
        <div className="grid gap-2">
          {columns.map((column) => (
            <CellField
              key={column.key}
              column={column}
              name={`${name}: ${labelOf(column)}`}
              value={row[column.key]}
              onChange={(changed) => change({ ...row, [column.key]: changed })}
            />
          ))}
        </div>
      )}
    />
  );
}

const labelOf = ({ key, isOptional }: TableColumn): string =>
  isOptional ? `${columnLabel(key)} (optional)` : columnLabel(key);

interface CellFieldProps {
  column: TableColumn;
  name: string;
  value: TableRow[string] | undefined;
  onChange: (value: string | number | null) => void;
}

function CellField({ column, name, value, onChange }: CellFieldProps) {
  return (
    <label className="grid gap-1 text-sm text-quiet">
      <span aria-hidden="true">{labelOf(column)}</span>
      {column.isNumber ? (
        <InputNumber
          className="w-full!"
          inputMode="decimal"
          controls={false}
          aria-label={name}
          value={value as number | null}
          onChange={onChange}
        />
      ) : (
        <LineField name={name} value={String(value ?? '')} onChange={onChange} />
      )}
    </label>
  );
}
