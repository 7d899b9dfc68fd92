/** A migration that would stop the product, or the previous version, which still runs, during a rolling update. */
export interface Hazard {
  migration: string;
  /** What the migration would do. */
  what: string;
}

interface HazardRule {
  what: string;
  pattern: RegExp;
  /** True if it is harmless for a table that the same migration creates; the pattern names the table `table`. */
  onNewTable?: true;
}

const CLASS = /export class (\w+?)(\d{13}) extends ForwardMigration/g;
const TABLE = String.raw`(?<table>[\w."\${}]+)`;
const ALTER = String.raw`ALTER\s+TABLE\s+(?:IF\s+EXISTS\s+)?(?:ONLY\s+)?${TABLE}[^;\x60]*?`;

const RULES: readonly HazardRule[] = [
  { what: 'drops a table that the previous version reads', pattern: /\bDROP\s+TABLE\b/gi },
  { what: 'drops a column that the previous version reads', pattern: /\bDROP\s+COLUMN\b/gi },
  { what: 'renames what the previous version reads', pattern: /\bRENAME\s+(?:TO|COLUMN)\b/gi },
  { what: 'rewrites a table under a lock', pattern: /\bALTER\s+COLUMN\s+\S+\s+(?:SET\s+DATA\s+)?TYPE\b/gi },
  { what: 'locks a table by name', pattern: /\bLOCK\s+TABLE\b/gi },
  {
    what: 'reads a whole table under a lock to forbid NULL',
    pattern: new RegExp(String.raw`${ALTER}\bSET\s+NOT\s+NULL\b`, 'gi'),
    onNewTable: true,
  },
  {
    what: 'adds a column without a default that the previous version does not fill',
    pattern: new RegExp(String.raw`${ALTER}\bADD\s+COLUMN\s(?![^,;\x60]*\bDEFAULT\b)[^,;\x60]*\bNOT\s+NULL\b`, 'gi'),
    onNewTable: true,
  },
  {
    what: 'reads a whole table under a lock for a constraint (add it NOT VALID, validate it in the next migration)',
    pattern: new RegExp(
      String.raw`${ALTER}\bADD\s+(?:CONSTRAINT\s+\w+\s+)?(?:CHECK|FOREIGN\s+KEY|EXCLUDE)\b(?![^;\x60]*\bNOT\s+VALID\b)`,
      'gi',
    ),
    onNewTable: true,
  },
  {
    what: 'stops writes to a table while it builds an index (create it CONCURRENTLY, outside a transaction)',
    pattern: new RegExp(
      String.raw`\bCREATE\s+(?:UNIQUE\s+)?INDEX\s+(?!CONCURRENTLY\b)(?:IF\s+NOT\s+EXISTS\s+)?\w+\s+ON\s+${TABLE}`,
      'gi',
    ),
    onNewTable: true,
  },
  {
    what: 'stops writes to a table while it builds the index of a constraint (add it USING INDEX)',
    pattern: new RegExp(
      String.raw`${ALTER}\bADD\s+(?:CONSTRAINT\s+\w+\s+)?(?:UNIQUE|PRIMARY\s+KEY)\b(?!\s+USING\b)`,
      'gi',
    ),
    onNewTable: true,
  },
];

/** A comment in the migration that accepts a hazard, with the reason why the previous version works with it. */
const ACCEPTED = /\bHazard accepted: \S/;

/** The hazards of a file's migrations that are newer than `last` for a running product. */
export function hazardsOf(source: string, last: number): Hazard[] {
  const classes = [...source.matchAll(CLASS)];
  return classes.flatMap(({ 1: name = '', 2: time = '', index }, position) => {
    if (Number(time) <= last) return [];
    const body = source.slice(index, classes[position + 1]?.index).replace(/^\}$[^]*/m, '');
    if (ACCEPTED.test(body)) return [];
    const created = new Set(
      [...body.matchAll(/\bCREATE\s+TABLE\s+(?:IF\s+NOT\s+EXISTS\s+)?([\w."${}]+)/gi)].map(([, table]) => table),
    );
    return RULES.filter(({ pattern, onNewTable }) =>
      [...body.matchAll(pattern)].some(({ groups }) => !(onNewTable && created.has(groups?.table))),
    ).map(({ what }) => ({ migration: `${name}${time}`, what }));
  });
}
