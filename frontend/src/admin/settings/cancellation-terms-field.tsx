import { Button } from 'antd';
import {
  cancellationSentence,
  parseCancellationTerms,
  type CancellationTerm,
} from '@farmhouse/contracts/bookings/cancellation';
import { WholeNumberInput } from '../ui/forms/whole-number-input.tsx';

interface CancellationTermsFieldProps {
  /** The rows as JSON text, as the setting stores them. */
  value?: string;
  onChange?: (text: string) => void;
}

const START: CancellationTerm = { days: 0, percent: 0 };
const MAX_ROWS = 12;

/** Rows of the JSON text, also while they are not in order; one empty row for a text that has none. */
function typedTerms(text: string): CancellationTerm[] {
  try {
    const rows = JSON.parse(text) as unknown;
    return Array.isArray(rows) && rows.length > 0 ? (rows as CancellationTerm[]) : [START];
  } catch {
    return [START];
  }
}

/** What a guest gets back, row by row, with the sentence that guests read. */
export function CancellationTermsField({ value = '', onChange }: CancellationTermsFieldProps) {
  const rows = typedTerms(value);
  const terms = parseCancellationTerms(value);
  const store = (next: CancellationTerm[]) => onChange?.(JSON.stringify(next));
  const change = (index: number, part: Partial<CancellationTerm>) =>
    store(rows.map((row, at) => (at === index ? { ...row, ...part } : row)));
  return (
    <div className="grid gap-3">
      {rows.map(({ days, percent }, index) => (
        <div key={index} className="grid grid-cols-[1fr_1fr_auto] items-center gap-2">
          <WholeNumberInput
            min={0}
            value={days}
            onChange={(typed) => change(index, { days: Number(typed) })}
            suffix="days"
            aria-label={`Days before check-in, row ${index + 1}`}
          />
          <WholeNumberInput
            min={0}
            value={percent}
            onChange={(typed) => change(index, { percent: Number(typed) })}
            suffix="%"
            aria-label={`Percent returned, row ${index + 1}`}
          />
          <Button
            disabled={rows.length === 1}
            aria-label={`Remove row ${index + 1}`}
            onClick={() => store(rows.filter((_, at) => at !== index))}
          >
            Remove
          </Button>
        </div>
      ))}
      <div>
        <Button disabled={rows.length >= MAX_ROWS} onClick={() => store([...rows, START])}>
          Add row
        </Button>
      </div>
      <p className="text-sm text-quiet" role="status">
        {terms
          ? cancellationSentence(terms)
          : 'Use each number of days once, and never return more for a later cancellation.'}
      </p>
    </div>
  );
}
