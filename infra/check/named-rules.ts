export interface NamedRule {
  /** A rule's in lower case, without a full stop. */
  name: string;
  line: number;
}

/** The names of the rules that docs/rules.md lists. Throws unless they are numbered from 1 without a gap and differ. */
export function rulesOf(markdown: string): string[] {
  const listed = [...markdown.matchAll(/^(\d+)\. \*\*(.+?)\.\*\*/gm)];
  const misnumbered = listed.find(([, number], index) => Number(number) !== index + 1);
  if (misnumbered) throw new Error(`docs/rules.md: rule ${misnumbered[1]} is out of order`);
  const names = listed.map(([, , name = '']) => name.toLowerCase());
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated) throw new Error(`docs/rules.md: two rules are called ${repeated}`);
  return names;
}

const OUTSIDE = /\bdecisions? D-\d\d|\bD-\d\d\b|(?:public-site|back-office) specification/g;

/** Every mention of the customer's documents, which are not in the repository. */
export function outsideReferences(source: string): NamedRule[] {
  return [...source.matchAll(OUTSIDE)].map(({ 0: name, index }) => ({ name, line: lineAt(source, index) }));
}

/** Every rule that a comment names: `Rule: days are India's.`, also over a line's end, or `(rule: whole rupees)`. */
export function namedRules(source: string): NamedRule[] {
  return [...source.matchAll(/(?:^|[^\w'"`])[Rr]ules?: ([^.;)`]+)/g)]
    .filter(({ index }) => isComment(source, index))
    .flatMap(({ 1: text = '', index }) => {
      const line = lineAt(source, index + 1);
      const names = text.replace(/\s*\n\s*(?:\*|\/\/|#)\s*/g, ' ').split(',');
      return names.map((name) => ({ name: name.trim().toLowerCase(), line }));
    });
}

function lineAt(source: string, index: number): number {
  return source.slice(0, index).split('\n').length;
}

function isComment(source: string, index: number): boolean {
  const start = source.lastIndexOf('\n', index) + 1;
  const end = source.indexOf('\n', index + 1);
  const line = source.slice(start, end < 0 ? undefined : end);
  return /^\s*(\*|\/\*|\/\/|#|\{\/\*)/.test(line) || /\/[/*]/.test(line.slice(0, index - start + 2));
}
