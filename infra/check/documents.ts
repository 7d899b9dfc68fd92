import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { ALERT_RULES } from '../../services/notifications/src/mails/operation/alert-rule.ts';
import { inRoot, ROOT } from '../paths.ts';
import { alertTableProblems } from './alert-table.ts';
import { isPathOf, namedPaths } from './doc-paths.ts';

/**
 * Prints every path that a document names and the repository lacks; files that git ignores are excepted, as they are
 * made at run time. Also the alerts that docs/operations.md does not explain.
 */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(inRoot(file)));
/** Also for a folder that is not made yet, which git takes for a folder only by its slash. */
const isIgnored = (path: string) => spawnSync('git', ['check-ignore', path, `${path}/`], { cwd: ROOT }).status === 0;

for (const document of files.filter((file) => file.endsWith('.md'))) {
  for (const { path, line } of namedPaths(readFileSync(inRoot(document), 'utf8'))) {
    if (isPathOf(path, files) || isIgnored(path)) continue;
    console.error(`${document}:${line} names ${path}, which does not exist`);
    process.exitCode = 1;
  }
}

const rules = parse(readFileSync(inRoot('infra/observability/alerts.yaml'), 'utf8')) as {
  groups: { rules: { alert: string }[] }[];
};
const alerts = [...rules.groups.flatMap((group) => group.rules.map(({ alert }) => alert)), ...ALERT_RULES];
for (const problem of alertTableProblems(readFileSync(inRoot('docs/operations.md'), 'utf8'), alerts)) {
  console.error(`docs/operations.md: ${problem}`);
  process.exitCode = 1;
}
