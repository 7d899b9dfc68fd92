import { useState } from 'react';
import type { StatementColumns, StatementImported } from '@farmhouse/contracts/bookings/payment/bank';
import { isApiError } from '../../../shared/api/api-error.ts';
import { toast } from '../../../shared/toast/toast-store.ts';
import { reportOutcome } from '../../ui/forms/report-outcome.ts';
import { useImportStatementMutation } from './bank.api.ts';
import { completeColumns } from './column-fields.tsx';
import { importedText } from './imported-text.ts';

const headerOf = (error: unknown): string[] | undefined => {
  const header = isApiError(error) ? error.problem?.header : undefined;
  return Array.isArray(header) ? (header as string[]) : undefined;
};

/**
 * State of a statement's import: the chosen file or text, its columns, the preview, sending, and what was imported. The
 * owner's columns are sent only if the owner has named or changed them.
 */
export function useStatementImport(onImported: () => void) {
  const [importStatement, { isLoading }] = useImportStatementMutation();
  const [bank, setBank] = useState<string>();
  const [file, setFile] = useState<File>();
  const [text, setText] = useState('');
  const [header, setHeader] = useState<string[]>();
  const [columns, setColumns] = useState<Partial<StatementColumns>>();
  const [guessed, setGuessed] = useState<StatementColumns>();
  const [preview, setPreview] = useState<StatementImported>();
  const [imported, setImported] = useState<StatementImported>();
  const complete = columns && completeColumns(columns);
  const isGiven = file !== undefined || text.trim() !== '';

  const reset = () => {
    setFile(undefined);
    setText('');
    setHeader(undefined);
    setColumns(undefined);
    setGuessed(undefined);
    setPreview(undefined);
    setImported(undefined);
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
    const { result } = done;
    if (isPreview) {
      setPreview(result);
      setHeader(result.header ?? undefined);
      setGuessed(result.columns ?? undefined);
      return;
    }
    const tone = result.unreadableCount > 0 ? 'neutral' : 'success';
    toast({ tone, title: 'Statement Imported', description: importedText(result) });
    reset();
    setImported(result);
    onImported();
  };

  return {
    ...{ bank, file, text, header, preview, imported, isLoading, send },
    columns: columns ?? guessed ?? {},
    isGiven,
    canSend: isGiven && (columns ? complete !== undefined : !header || guessed !== undefined),
    /** Another bank may have other columns: only columns that the owner has named completely still hold. */
    chooseBank: (chosen: string | undefined) => {
      setBank(chosen);
      setPreview(undefined);
      setGuessed(undefined);
      if (complete) return;
      setHeader(undefined);
      setColumns(undefined);
    },
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
