import { useId, useState } from 'react';
import { Button, Input, Select } from 'antd';
import {
  STATEMENT_MAX_LENGTH,
  type StatementColumns,
  type StatementImported,
} from '@farmhouse/contracts/bookings/bank';
import { formatDay } from '@farmhouse/contracts/text/dates';
import { isApiError } from '../../../shared/api/api-error.ts';
import { toast } from '../../../shared/toast/toast-store.ts';
import { reportOutcome } from '../../ui/forms/report-outcome.ts';
import { useImportStatementMutation } from './bank.api.ts';
import { ColumnFields, completeColumns } from './column-fields.tsx';
import { rupeesText } from '../rupees-text.ts';

const BANKS = [
  { value: 'hdfc', label: 'HDFC Bank' },
  { value: 'icici', label: 'ICICI Bank' },
  { value: 'sbi', label: 'State Bank of India' },
  { value: 'axis', label: 'Axis Bank' },
  { value: 'other', label: 'Another bank' },
];

const headerOf = (error: unknown): string[] | undefined => {
  const header = isApiError(error) ? error.problem?.header : undefined;
  return Array.isArray(header) ? (header as string[]) : undefined;
};

const countText = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

function toastText({ added, known, debits }: StatementImported): string {
  const parts = [
    `${added} new`,
    known > 0 && `${known} known already`,
    debits > 0 && `${countText(debits, 'debit')} skipped`,
  ];
  return parts.filter(Boolean).join(', ');
}

/** Imports a bank's statement from a file or pasted text; asks for unrecognised columns. */
export function StatementImport({ onImported }: { onImported: () => void }) {
  const id = useId();
  const [importStatement, { isLoading }] = useImportStatementMutation();
  const [bank, setBank] = useState<string>();
  const [file, setFile] = useState<File>();
  const [text, setText] = useState('');
  const [header, setHeader] = useState<string[]>();
  const [columns, setColumns] = useState<Partial<StatementColumns>>({});
  const [shown, setShown] = useState<StatementImported>();
  const complete = header && completeColumns(columns);
  const isGiven = file !== undefined || text.trim() !== '';

  const reset = () => {
    setFile(undefined);
    setText('');
    setHeader(undefined);
    setColumns({});
    setShown(undefined);
  };
  const send = async (step: 'preview' | 'import'): Promise<void> => {
    const preview = step === 'preview';
    const given = { file, text: file ? undefined : text, bank, columns: complete, preview: preview || undefined };
    const done = await reportOutcome(
      importStatement(given)
        .unwrap()
        .catch((error: unknown) => {
          setHeader(headerOf(error) ?? header);
          throw error;
        }),
      { failed: 'Failed to import the statement', again: () => send(step) },
    );
    if (!done) return;
    if (preview) return setShown(done.result);
    toast({ tone: 'success', title: 'Statement Imported', description: toastText(done.result) });
    reset();
    onImported();
  };

  return (
    <section aria-labelledby={`${id}-title`} className="panel grid grid-cols-1 gap-4 p-4">
      <h2 id={`${id}-title`} className="text-lg font-semibold">
        Import a statement
      </h2>
      <p className="text-quiet">
        Upload the CSV from your bank, or paste its messages. We never ask for the password of your bank.
      </p>
      <div className="grid gap-4 lg:grid-cols-2">
        <div className="grid content-start gap-3">
          <Select
            allowClear
            aria-label="Bank"
            placeholder="Bank (optional)"
            options={BANKS}
            value={bank}
            onChange={(chosen?: string) => setBank(chosen)}
          />
          <label className="grid gap-1">
            <span>CSV file</span>
            <input
              type="file"
              accept=".csv,.txt,text/csv,text/plain"
              className="min-h-11 w-full rounded-field border border-field p-2"
              onChange={({ target }) => {
                const [chosen] = target.files ?? [];
                target.value = ''; // so that the same file can be chosen again
                reset();
                setFile(chosen);
              }}
            />
          </label>
          {file && <p className="wrap-anywhere text-quiet">{file.name}</p>}
        </div>
        <div className="grid content-start gap-1">
          <label htmlFor={`${id}-text`}>Or paste text</label>
          <Input.TextArea
            id={`${id}-text`}
            autoSize={{ minRows: 3, maxRows: 8 }}
            maxLength={STATEMENT_MAX_LENGTH}
            value={text}
            onChange={({ target }) => {
              reset();
              setText(target.value);
            }}
          />
        </div>
      </div>
      {header && (
        <ColumnFields
          header={header}
          columns={columns}
          onChange={(changed) => {
            setColumns(changed);
            setShown(undefined);
          }}
        />
      )}
      {shown && <Sample imported={shown} />}
      <div className="flex flex-wrap gap-2">
        <Button
          type="primary"
          disabled={!isGiven || (header && !complete)}
          loading={isLoading}
          onClick={() => void send('import')}
        >
          Import
        </Button>
        {complete && (
          <Button disabled={isLoading} onClick={() => void send('preview')}>
            Preview
          </Button>
        )}
      </div>
    </section>
  );
}

/** The first lines as parsed. */
function Sample({ imported: { read, debits, sample, unreadable } }: { imported: StatementImported }) {
  return (
    <div role="status">
      <p>
        {countText(read, 'credit')}, {countText(debits, 'debit')}
        {unreadable.length > 0 && `, ${unreadable.length} not readable`}.
      </p>
      <ul className="mt-2 divide-y divide-line">
        {sample.map(({ date, amount, text, utr }, index) => (
          <li key={index} className="flex flex-wrap gap-x-3 py-1.5">
            <span>{date ? formatDay(date) : 'No day'}</span>
            <span className="figures font-semibold">{rupeesText(amount)}</span>
            <span className="min-w-0 flex-1 wrap-anywhere text-quiet">{[text, utr].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
