/** States are stored as single words such as `pending_verification`; everything else is text already. */
const inWords = (value: string) => (/^[a-z_]+$/.test(value) ? value.replaceAll('_', ' ') : value);

/** What a history entry changed, one `from → to` for each line of its values; none where one side is missing. */
export function changesInWords(from: string | null, to: string | null): string[] {
  if (!from || !to) return [];
  const [before, after] = [from.split('\n'), to.split('\n')];
  if (before.length !== after.length) return [`${inWords(from)} → ${inWords(to)}`];
  return before.map((value, index) => `${inWords(value)} → ${inWords(after[index] ?? '')}`);
}
