/** A migration that would stop the product, or the previous version, which still runs, during a rolling update. */
export interface Hazard {
  migration: string;
  /** What the migration would do. */
  what: string;
}

interface HazardRule {
  what: string;
  pattern: RegExp;
  /** True if it is harmless for a table that the same migration creates. */
  onNewTable?: true;
}

const CLASS = /export class (\w+?)(\d{13}) extends ForwardMigration/g;
const TABLE = String.raw`(?<table>[\w."\${}]+)`;
const ALTER_TABLE = new RegExp(
  String.raw`\bALTER\s+TABLE\s+(?:IF\s+EXISTS\s+)?(?:ONLY\s+)?${TABLE}\s+(?<actions>(?:(?!\bALTER\s+TABLE\b)[^;\x60])+)`,
  'gi',
);
/** What begins a statement, so that a word of a comment or of a trigger is none. */
const START = String.raw`(?:^|[\x60'";])\s*`;
const NAME = String.raw`(?:"[^"]+"|[\w$\{}.]+)`;
const COLUMN = String.raw`(?:COLUMN\s+)?(?:IF\s+(?:NOT\s+)?EXISTS\s+)?${NAME}`;
const CONSTRAINT = String.raw`(?:CONSTRAINT\s+${NAME}\s+)?`;
const ADD_COLUMN = String.raw`^ADD\s+(?!(?:CONSTRAINT|CHECK|FOREIGN|EXCLUDE|UNIQUE|PRIMARY)\b)${COLUMN}\s`;
const VOLATILE = String.raw`(?:gen_random_uuid|uuidv[47]|uuid_generate_\w+|clock_timestamp|timeofday|random|nextval)\s*\(`;

const action = (pattern: string): RegExp => new RegExp(pattern, 'i');
const REWRITES = 'rewrites a table under a lock';
const BUILDS_INDEX = 'stops writes to a table while it builds the index of a constraint (add it USING INDEX)';
const READS_TABLE =
  'reads a whole table under a lock for a constraint (add it NOT VALID, validate it in the next migration)';

/** Single actions of ALTER TABLE, in which the word COLUMN may be missing. */
const ACTIONS: readonly HazardRule[] = [
  { what: 'drops a column that the previous version reads', pattern: action(String.raw`^DROP\s+(?!CONSTRAINT\b)`) },
  { what: 'renames what the previous version reads', pattern: action(String.raw`^RENAME\s+(?!CONSTRAINT\b)`) },
  { what: REWRITES, pattern: action(String.raw`^ALTER\s+${COLUMN}\s+(?:SET\s+DATA\s+)?TYPE\b`) },
  { what: REWRITES, pattern: action(String.raw`^SET\s+(?:UN)?LOGGED\b`), onNewTable: true },
  {
    what: 'takes away a default that the previous version relies on',
    pattern: action(String.raw`^ALTER\s+${COLUMN}\s+DROP\s+DEFAULT\b`),
    onNewTable: true,
  },
  {
    what: 'reads a whole table under a lock to forbid NULL',
    pattern: action(String.raw`^ALTER\s+${COLUMN}\s+SET\s+NOT\s+NULL\b`),
    onNewTable: true,
  },
  {
    what: 'adds a column without a default that the previous version does not fill',
    pattern: action(String.raw`${ADD_COLUMN}(?!.*\b(?:DEFAULT|GENERATED)\b).*\bNOT\s+NULL\b`),
    onNewTable: true,
  },
  {
    what: REWRITES,
    pattern: action(
      String.raw`${ADD_COLUMN}(?:(?:small|big)?serial\b|.*\bGENERATED\b.*\b(?:STORED|IDENTITY)\b|.*\bDEFAULT\b.*\b${VOLATILE})`,
    ),
    onNewTable: true,
  },
  { what: BUILDS_INDEX, pattern: action(String.raw`${ADD_COLUMN}.*\b(?:UNIQUE|PRIMARY\s+KEY)\b`), onNewTable: true },
  { what: READS_TABLE, pattern: action(String.raw`${ADD_COLUMN}.*\bCHECK\b`), onNewTable: true },
  {
    what: READS_TABLE,
    pattern: action(String.raw`^ADD\s+${CONSTRAINT}(?:CHECK|FOREIGN\s+KEY|EXCLUDE)\b(?!.*\bNOT\s+VALID\b)`),
    onNewTable: true,
  },
  {
    what: BUILDS_INDEX,
    pattern: action(String.raw`^ADD\s+${CONSTRAINT}(?:UNIQUE|PRIMARY\s+KEY)\b(?!\s+USING\b)`),
    onNewTable: true,
  },
];

/** Other statements; a pattern of a rule that is harmless for a new table names the table `table`. */
const STATEMENTS: readonly HazardRule[] = [
  { what: 'drops a table that the previous version reads', pattern: /\bDROP\s+TABLE\b/gi },
  {
    what: 'drops what the previous version may use',
    pattern: /\bDROP\s+(?:(?:MATERIALIZED\s+)?VIEW|FUNCTION|PROCEDURE|SCHEMA|SEQUENCE|TYPE|DOMAIN)\b/gi,
  },
  {
    what: 'renames what the previous version reads',
    pattern: /\bALTER\s+(?:(?:MATERIALIZED\s+)?VIEW|FUNCTION|SCHEMA|SEQUENCE|TYPE)\s[^;\x60]*?\bRENAME\s/gi,
  },
  {
    what: 'empties a table that the previous version reads',
    pattern: new RegExp(String.raw`${START}TRUNCATE\s+(?:TABLE\s+)?(?:ONLY\s+)?${TABLE}`, 'gi'),
    onNewTable: true,
  },
  {
    what: REWRITES,
    pattern: new RegExp(String.raw`${START}(?:CLUSTER|VACUUM\s*\(?\s*FULL\b)`, 'gi'),
  },
  { what: 'locks a table by name', pattern: new RegExp(String.raw`${START}LOCK\s+(?:TABLE\s+)?${TABLE}`, 'gi') },
  {
    what: 'stops writes to a table while it builds an index (create it CONCURRENTLY, outside a transaction)',
    pattern: new RegExp(
      String.raw`\bCREATE\s+(?:UNIQUE\s+)?INDEX\s+(?!CONCURRENTLY\b)(?:(?:IF\s+NOT\s+EXISTS\s+)?${NAME}\s+)?ON\s+(?:ONLY\s+)?${TABLE}`,
      'gi',
    ),
    onNewTable: true,
  },
  {
    what: 'stops writes to a table while it builds indexes again (do it CONCURRENTLY, outside a transaction)',
    pattern: new RegExp(String.raw`${START}REINDEX\s+(?!(?:\([^)]*\)\s*)?\w+\s+CONCURRENTLY\b)`, 'gi'),
  },
  {
    what: 'stops reads of a view while it is made again (do it CONCURRENTLY)',
    pattern: new RegExp(String.raw`${START}REFRESH\s+MATERIALIZED\s+VIEW\s+(?!CONCURRENTLY\b)`, 'gi'),
  },
];

/** The parts of a text between commas, without those commas that are in brackets; each on one line. */
function listItems(text: string): string[] {
  const items = [''];
  let depth = 0;
  for (const character of text.replace(/\s+/g, ' ')) {
    if ('({['.includes(character)) depth += 1;
    if (')}]'.includes(character)) depth -= 1;
    if (character === ',' && depth === 0) items.push('');
    else items[items.length - 1] += character;
  }
  return items.map((item) => item.trim());
}

const NO_TRANSACTION = /\btransaction = false\b/;
const FUNCTION_BODY = /\bAS\s+\$(\w*)\$[^]*?\$\1\$/gi;
const CHANGE_OF_ROWS = new RegExp(
  String.raw`\b(?:UPDATE\s+(?:ONLY\s+)?${TABLE.replace('table', 'updated')}\s+(?:(?:AS\s+)?(?!SET\b)\w+\s+)?SET|DELETE\s+FROM\s+(?:ONLY\s+)?${TABLE.replace('table', 'deleted')})\b`,
  'gi',
);
const VALIDATION = new RegExp(String.raw`\bVALIDATE\s+CONSTRAINT\s+(${NAME})`, 'gi');
const ADDITION = new RegExp(String.raw`\bADD\s+CONSTRAINT\s+(${NAME})`, 'gi');

/** What takes long while the transaction of a migration still has the lock of an earlier ALTER TABLE. */
function longUnderLock(body: string, created: ReadonlySet<string | undefined>): string[] {
  if (NO_TRANSACTION.test(body)) return [];
  const altered = [...body.matchAll(ALTER_TABLE)].filter(({ groups }) => !created.has(groups?.table));
  const changes = [...body.replace(FUNCTION_BODY, (text) => ' '.repeat(text.length)).matchAll(CHANGE_OF_ROWS)];
  const added = new Set(
    altered.flatMap(({ groups }) => [...(groups?.actions ?? '').matchAll(ADDITION)]).map(([, name]) => name),
  );
  const found: string[] = [];
  if (
    changes.some(({ groups, index }) =>
      altered.some((alter) => alter.index < index && alter.groups?.table === (groups?.updated ?? groups?.deleted)),
    )
  )
    found.push('changes rows of a table under the lock of its ALTER TABLE (do it in the next migration)');
  if ([...body.matchAll(VALIDATION)].some(([, name]) => added.has(name)))
    found.push('reads a whole table under the lock of adding a constraint (validate it in the next migration)');
  return found;
}

/** What the SQL of a migration does that is a hazard, once each. */
function hazardsIn(body: string): Set<string> {
  const created = new Set(
    [...body.matchAll(/\bCREATE\s+TABLE\s+(?:IF\s+NOT\s+EXISTS\s+)?([\w."${}]+)/gi)].map(([, table]) => table),
  );
  const isHarmless = (rule: HazardRule, table?: string): boolean => Boolean(rule.onNewTable) && created.has(table);
  const statements = STATEMENTS.filter((rule) =>
    [...body.matchAll(rule.pattern)].some(({ groups }) => !isHarmless(rule, groups?.table)),
  );
  const actions = [...body.matchAll(ALTER_TABLE)].flatMap(({ groups }) =>
    listItems(groups?.actions ?? '').flatMap((text) =>
      ACTIONS.filter((rule) => rule.pattern.test(text) && !isHarmless(rule, groups?.table)),
    ),
  );
  return new Set([...[...statements, ...actions].map(({ what }) => what), ...longUnderLock(body, created)]);
}

/** A comment in the migration that accepts a hazard, with the reason why the previous version works with it. */
const ACCEPTED = /\bHazard accepted: \S/;

/** The hazards of a file's migrations that are newer than `last` for a running product. */
export function hazardsOf(source: string, last: number): Hazard[] {
  const classes = [...source.matchAll(CLASS)];
  return classes.flatMap(({ 1: name = '', 2: time = '', index }, position) => {
    if (Number(time) <= last) return [];
    const body = source.slice(index, classes[position + 1]?.index).replace(/^\}$[^]*/m, '');
    if (ACCEPTED.test(body)) return [];
    return [...hazardsIn(body)].map((what) => ({ migration: `${name}${time}`, what }));
  });
}
