const HEADING = '### Each alert\n';

/** The names in the first column of the table under 'Each alert'. */
function namesIn(operations: string): string[] {
  const section = operations.split(HEADING)[1]?.split(/^#+ /m)[0] ?? '';
  return [...section.matchAll(/^\| (`[^|]*)\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name),
  );
}

/** What is wrong with the table of alerts in docs/operations.md: each alert has one row. */
export function alertTableProblems(operations: string, alerts: readonly string[]): string[] {
  const named = namesIn(operations);
  return [
    ...alerts.filter((name) => !named.includes(name)).map((name) => `'Each alert' has no row for ${name}`),
    ...named.filter((name) => !alerts.includes(name)).map((name) => `'Each alert' names ${name}, which is no alert`),
    ...named.filter((name, at) => named.indexOf(name) < at).map((name) => `'Each alert' names ${name} twice`),
  ];
}
