export interface CharacterCountProps {
  text: string | null | undefined;
  /** Recommended range, both ends included. */
  range: { min: number; max: number };
}

/** The length of a text and whether it is in the recommended range, in words as well as in colour. */
export function CharacterCount({ text, range: { min, max } }: CharacterCountProps) {
  const { length } = text?.trim() ?? '';
  const verdict = length < min ? 'short' : length > max ? 'long' : 'good';
  return (
    <span className={`figures text-sm ${verdict === 'good' ? 'text-garden' : 'text-marigold-dark'}`}>
      {length} of {min}–{max} characters: {VERDICTS[verdict]}
    </span>
  );
}

const VERDICTS = { short: 'longer would be better', good: 'good', long: 'search engines cut it off' };
