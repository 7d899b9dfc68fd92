import { useRef, useState } from 'react';
import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { MAX_CANCELLATION_ROWS, parseCancellationTerms } from '@farmhouse/contracts/bookings/terms/cancellation-terms';
import { cancellationSentence } from '@farmhouse/contracts/bookings/terms/cancellation-texts';
import { termDraftsOf, termProblems, termTextOf, type TermDraft } from './cancellation-draft.ts';
import { CellInput } from './cell-input.tsx';
import { focusLater } from './focus-later.ts';
import { RemoveRow } from './remove-row.tsx';
import { useVisibleProblems } from './use-visible-problems.ts';

interface CancellationTermsFieldProps {
  id?: string;
  /** The rows as JSON text, as the setting stores them. */
  value?: string;
  onChange?: (text: string) => void;
}

const NEW_ROW: TermDraft = { days: '', percent: '' };
const GRID = 'grid grid-cols-[1fr_1fr_2.5rem] items-start gap-x-2 gap-y-2';

/** The refunds of a cancellation, row by row, with the sentence that guests read. */
export function CancellationTermsField({ id, value = '', onChange }: CancellationTermsFieldProps) {
  const [rows, setRows] = useState(() => termDraftsOf(value));
  const problems = termProblems(rows);
  const { problemOf, leave, startAgain, takeBackRefusal } = useVisibleProblems(problems);
  const list = useRef<HTMLDivElement>(null);
  const terms = parseCancellationTerms(termTextOf(rows));
  const store = (next: TermDraft[]) => {
    setRows(next);
    takeBackRefusal();
    onChange?.(termTextOf(next));
  };
  const cell = (index: number, field: keyof TermDraft) => ({
    // a refused save focuses the first field with a problem, by the id of the whole
    id: [...problems.keys(), '0.days'][0] === `${index}.${field}` ? id : undefined,
    value: rows[index]?.[field] ?? '',
    problem: problemOf(`${index}.${field}`),
    onChange: (typed: string) => store(rows.map((row, at) => (at === index ? { ...row, [field]: typed } : row))),
    onLeave: () => leave(`${index}.${field}`),
  });
  return (
    <div ref={list} role="group" aria-label="Cancellation terms" className="grid gap-3">
      <div className={`${GRID} text-sm text-quiet`} aria-hidden>
        <span>Days before check-in, at least</span>
        <span className="self-end">Paid back</span>
      </div>
      {rows.map((_row, index) => (
        <div key={index} className={GRID}>
          <CellInput {...cell(index, 'days')} label={`Days before check-in, row ${index + 1}`} suffix="days" />
          <CellInput {...cell(index, 'percent')} label={`Percent returned, row ${index + 1}`} suffix="%" />
          <RemoveRow
            label={`Remove row ${index + 1}`}
            isDisabled={rows.length === 1}
            onRemove={() => {
              startAgain();
              store(rows.filter((_one, at) => at !== index));
              focusLater(list, Math.max(index - 1, 0) * 2);
            }}
          />
        </div>
      ))}
      <div>
        <Button
          icon={<PlusOutlined aria-hidden />}
          disabled={rows.length >= MAX_CANCELLATION_ROWS}
          onClick={() => {
            store([...rows, NEW_ROW]);
            focusLater(list, rows.length * 2);
          }}
        >
          Add row
        </Button>
      </div>
      <p className="rounded-field bg-ground px-4 py-3 text-sm" role="status">
        {terms
          ? `Guests read: ${cancellationSentence(terms)}`
          : 'Use each number of days once; a later cancellation cannot be refunded more.'}
      </p>
    </div>
  );
}
