import type { PriceLineText } from '@farmhouse/contracts/bookings/price/price-text';

/** One line of a price before and after a change; an amount is absent where there is no such line. */
export interface PairedLine {
  label: string;
  note?: string;
  /** The former name of the line, if it differs. */
  wasLabel?: string;
  /** Whole rupees. */
  was?: number;
  becomes?: number;
  isPart: boolean;
}

/** A line's name without its numbers: `Base price (12 × ₹1,150)` is `Base price`. */
const aboutOf = ({ label }: PriceLineText): string => label.split(' (')[0] ?? label;

/** Takes the first line that fits out of the list. */
function take(lines: PriceLineText[], fits: (line: PriceLineText) => boolean): PriceLineText | undefined {
  const index = lines.findIndex(fits);
  return index < 0 ? undefined : lines.splice(index, 1)[0];
}

/** Every line of the new price, paired with its former one, followed by the removed lines. */
export function pairedLines(was: readonly PriceLineText[], becomes: readonly PriceLineText[]): PairedLine[] {
  const left = [...was];
  const same = becomes.map(({ label }) => take(left, (line) => line.label === label));
  const pairs = becomes.map((line, index) => {
    const before = same[index] ?? take(left, (old) => !old.isPart && aboutOf(old) === aboutOf(line));
    const wasLabel = before && before.label !== line.label ? before.label : undefined;
    const { label, note, amount, isPart } = line;
    return { label, note, wasLabel, was: before?.amount, becomes: amount, isPart };
  });
  return [...pairs, ...left.map(({ amount, ...line }) => ({ ...line, was: amount }))];
}
