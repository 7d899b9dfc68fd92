import { useState } from 'react';
import type { StatementColumns, StatementImported } from '@farmhouse/contracts/bookings/payment/bank';
import { formatCount } from '@farmhouse/contracts/text/count';
import { isApiError } from '../../../shared/api/api-error.ts';
import { toast } from '../../../shared/toast/toast-store.ts';
import { reportOutcome } from '../../ui/forms/report-outcome.ts';
import { useImportStatementMutation } from './bank.api.ts';
import { completeColumns } from './column-fields.tsx';

const headerOf = (error: unknown): string[] | undefined => {
  const header = isApiError(error) ? error.problem?.header : undefined;
  return Array.isArray(header) ? (header as string[]) : undefined;
};

function toastText({ added, known, debits }: StatementImported): string {
  const parts = [
    `${added} new`,
    known > 0 && `${known} known already`,
    debits > 0 && `${formatCount(debits, 'debit', 'debits')} skipped`,
  ];
  return parts.filter(Boolean).join(', ');
}

/** State of a statement's import: the chosen file or text, the columns that the owner names, the preview, and sending. */
export function useStatementImport(onImported: () => void) {
  const [importStatement, { isLoading }] = useImportStatementMutation();
  const [bank, setBank] = useState<string>();
  const [file, setFile] = useState<File>();
  const [text, setText] = useState('');
  const [header, setHeader] = useState<string[]>();
  const [columns, setColumns] = useState<Partial<StatementColumns>>({});
  const [preview, setPreview] = useState<StatementImported>();
  const complete = header && completeColumns(columns);
  const isGiven = file !== undefined || text.trim() !== '';

  const reset = () => {
    setFile(undefined);
    setText('');
    setHeader(undefined);
    setColumns({});
    setPreview(undefined);
  };
  const send = async (step: 'preview' | 'import'): Promise<void> => {
    const isPreview = step === 'preview';
    const given = { file, text: file ? undefined : text, bank, columns: complete, preview: isPreview || undefined };
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
    if (isPreview) return setPreview(done.result);
    toast({ tone: 'success', title: 'Statement Imported', description: toastText(done.result) });
    reset();
    onImported();
  };

  return {
    ...{ bank, setBank, file, text, header, columns, preview, isLoading, send },
    /** True if the columns have to be named, and are. */
    canPreview: complete !== undefined,
    canImport: isGiven && (!header || complete !== undefined),
    /** A file or a text replaces what was given before. */
    chooseFile: (chosen: File | undefined) => {
      reset();
      setFile(chosen);
    },
    enterText: (entered: string) => {
      reset();
      setText(entered);
    },
    changeColumns: (changed: Partial<StatementColumns>) => {
      setColumns(changed);
      setPreview(undefined);
    },
  };
}
