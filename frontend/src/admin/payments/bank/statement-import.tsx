import { useId } from 'react';
import { Alert, Button, Input, Select } from 'antd';
import { STATEMENT_MAX_LENGTH, type StatementImported } from '@farmhouse/contracts/bookings/payment/bank';
import { formatCount } from '@farmhouse/contracts/text/count';
import { formatDay } from '@farmhouse/contracts/text/dates';
import { formatRupeesExact } from '@farmhouse/contracts/text/rupees';
import { ColumnFields } from './column-fields.tsx';
import { unreadableText } from './imported-text.ts';
import { useStatementImport } from './use-statement-import.ts';

const BANKS = [
  { value: 'hdfc', label: 'HDFC Bank' },
  { value: 'icici', label: 'ICICI Bank' },
  { value: 'sbi', label: 'State Bank of India' },
  { value: 'axis', label: 'Axis Bank' },
  { value: 'other', label: 'Another bank' },
];

/** Imports a bank's statement from a file or pasted text; asks for unrecognised columns. */
export function StatementImport({ onImported }: { onImported: () => void }) {
  const id = useId();
  const statement = useStatementImport(onImported);
  const { file, header, preview, imported } = statement;

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
            value={statement.bank}
            onChange={(chosen?: string) => statement.chooseBank(chosen)}
          />
          <FileField file={file} onChoose={statement.chooseFile} />
        </div>
        <div className="grid content-start gap-1">
          <label htmlFor={`${id}-text`}>Or paste text</label>
          <Input.TextArea
            id={`${id}-text`}
            autoSize={{ minRows: 3, maxRows: 8 }}
            maxLength={STATEMENT_MAX_LENGTH}
            value={statement.text}
            onChange={({ target }) => statement.enterText(target.value)}
          />
        </div>
      </div>
      {header && <ColumnFields header={header} columns={statement.columns} onChange={statement.changeColumns} />}
      {header && !statement.bank && <p className="text-quiet">Choose the bank, and these columns are remembered.</p>}
      {preview && <Sample imported={preview} />}
      {imported && imported.unreadableCount > 0 && <Unreadable imported={imported} />}
      <div className="flex flex-wrap gap-2">
        <Button
          type="primary"
          disabled={!statement.canSend}
          loading={statement.isLoading}
          onClick={() => void statement.send('import')}
        >
          Import
        </Button>
        {statement.isGiven && (
          <Button disabled={!statement.canSend || statement.isLoading} onClick={() => void statement.send('preview')}>
            Preview
          </Button>
        )}
      </div>
    </section>
  );
}

/** Shows the chosen file's name itself, as the browser's text is also emptied when the choice is cancelled. */
function FileField({ file, onChoose }: { file: File | undefined; onChoose: (chosen: File | undefined) => void }) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id}>CSV file</label>
      <div className="relative flex min-h-11 items-center rounded-field border border-field bg-surface text-sm has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-water">
        <span
          aria-hidden
          className="content-center self-stretch rounded-s-field bg-garden-soft px-4 font-semibold text-garden"
        >
          Choose file
        </span>
        <span id={`${id}-chosen`} className="min-w-0 flex-1 px-3 py-2 wrap-anywhere">
          {file?.name ?? 'No file chosen'}
        </span>
        <input
          id={id}
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          aria-describedby={`${id}-chosen`}
          className="absolute inset-0 size-full cursor-pointer opacity-0 file:cursor-pointer"
          onClick={({ currentTarget }) => {
            currentTarget.value = ''; // so that the same file can be chosen again
          }}
          onChange={({ target }) => onChoose(target.files?.[0])}
        />
      </div>
    </div>
  );
}

/** The first lines as parsed. */
function Sample({ imported }: { imported: StatementImported }) {
  const { read, debits, sample, unreadableCount } = imported;
  return (
    <div role="status">
      <p>
        {formatCount(read, 'credit', 'credits')}, {formatCount(debits, 'debit', 'debits')}.
      </p>
      <ul className="mt-2 divide-y divide-line">
        {sample.map(({ date, amount, text, utr }, index) => (
          <li key={index} className="flex flex-wrap gap-x-3 py-1.5">
            <span>{date ? formatDay(date) : 'No day'}</span>
            <span className="figures font-semibold">{formatRupeesExact(amount)}</span>
            <span className="min-w-0 flex-1 wrap-anywhere text-quiet">{[text, utr].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ul>
      {unreadableCount > 0 && <Unreadable imported={imported} />}
    </div>
  );
}

/** The rows that are not stored because they could not be read. */
function Unreadable({ imported }: { imported: StatementImported }) {
  return (
    <Alert
      className="mt-2"
      type="warning"
      showIcon
      title={unreadableText(imported)}
      description={
        <ul>
          {imported.unreadable.map(({ row, reason }) => (
            <li key={row}>
              Row <span className="figures">{row}</span>: {reason}
            </li>
          ))}
        </ul>
      }
    />
  );
}
