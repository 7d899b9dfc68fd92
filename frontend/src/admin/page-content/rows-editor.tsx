import { useRef, type ReactNode } from 'react';
import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { moved } from './table-text.ts';

interface RowsEditorProps<Row> {
  id?: string;
  label: string;
  rows: readonly Row[];
  newRow: Row;
  onChange: (rows: Row[]) => void;
  /** Renders the fields of one entry; `name` is its label, such as 'Entry 2'. */
  renderRow: (row: Row, change: (row: Row) => void, name: string) => ReactNode;
}

/** Editor for a list: entries are changed, added, removed and moved; focus follows a moved entry, and is on Add entry once none is left. */
export function RowsEditor<Row>({ id, label, rows, newRow, onChange, renderRow }: RowsEditorProps<Row>) {
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const focusLater = (selector: string) =>
    requestAnimationFrame(() => (list.current?.querySelector<HTMLElement>(selector) ?? addButton.current)?.focus());

  const move = (from: number, to: number) => {
    onChange(moved(rows, from, to));
    const isAtEnd = to === 0 || to === rows.length - 1;
    const button = to < from === isAtEnd ? 'down' : 'up';
    focusLater(`[data-entry="${to}"] [data-move="${button}"]`);
  };
  const add = () => {
    onChange([...rows, newRow]);
    focusLater(`[data-entry="${rows.length}"] :is(input, textarea)`);
  };
  const remove = (index: number) => {
    onChange(rows.filter((_row, other) => other !== index));
    focusLater(`[data-entry="${Math.max(index - 1, 0)}"] :is(input, textarea)`);
  };
  return (
    <div id={id} role="group" aria-label={label} tabIndex={-1}>
      <ol ref={list} className="grid gap-3">
        {rows.map((row, index) => (
          <li key={index} data-entry={index} className="panel flex items-start gap-2 p-3">
            <div className="min-w-0 flex-1">
              {renderRow(
                row,
                (changed) => onChange(rows.map((other, place) => (place === index ? changed : other))),
                `Entry ${index + 1}`,
              )}
            </div>
            <RowButtons
              name={`entry ${index + 1}`}
              onUp={index > 0 ? () => move(index, index - 1) : undefined}
              onDown={index < rows.length - 1 ? () => move(index, index + 1) : undefined}
              onRemove={() => remove(index)}
            />
          </li>
        ))}
      </ol>
      <Button ref={addButton} className="mt-3" icon={<PlusOutlined aria-hidden />} onClick={add}>
        Add entry
      </Button>
    </div>
  );
}

interface RowButtonsProps {
  name: string;
  /** Absent for the first entry. */
  onUp?: () => void;
  /** Absent for the last entry. */
  onDown?: () => void;
  onRemove: () => void;
}

function RowButtons({ name, onUp, onDown, onRemove }: RowButtonsProps) {
  return (
    <span className="inline-flex shrink-0 flex-col sm:flex-row">
      <Button
        type="text"
        shape="circle"
        data-move="up"
        disabled={!onUp}
        icon={<ArrowUpOutlined aria-hidden />}
        aria-label={`Move ${name} up`}
        onClick={onUp}
      />
      <Button
        type="text"
        shape="circle"
        data-move="down"
        disabled={!onDown}
        icon={<ArrowDownOutlined aria-hidden />}
        aria-label={`Move ${name} down`}
        onClick={onDown}
      />
      <Button
        type="text"
        shape="circle"
        danger
        icon={<DeleteOutlined aria-hidden />}
        aria-label={`Remove ${name}`}
        onClick={onRemove}
      />
    </span>
  );
}
