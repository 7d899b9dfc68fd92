import { formatCount } from '@farmhouse/contracts/text/count';

/** Recommended number of characters, both ends included. */
interface Range {
  min: number;
  max: number;
}

type Text = string | null | undefined;

const lengthOf = (text: Text): number => text?.trim().length ?? 0;

/** True if the length of the trimmed text is within the range. */
export function hasGoodLength(text: Text, { min, max }: Range): boolean {
  const length = lengthOf(text);
  return length >= min && length <= max;
}

/** The recommended and the current length of a text, rated by text as well as by colour. */
export function LengthHint({ text, range }: { text: Text; range: Range }) {
  const length = lengthOf(text);
  const isGood = hasGoodLength(text, range);
  return (
    <span className="flex flex-wrap justify-between gap-x-4">
      <span>
        {range.min}-{range.max} characters
      </span>
      <span className={`figures ${isGood ? 'text-garden' : 'text-terracotta-dark'}`}>
        <span className="font-semibold">{formatCount(length, 'character', 'characters')}</span>
        {length > 0 &&
          `: ${isGood ? 'good' : length < range.min ? 'longer would be better' : 'search engines cut it off'}`}
      </span>
    </span>
  );
}
