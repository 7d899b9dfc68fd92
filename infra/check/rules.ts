import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { inRoot, ROOT } from '../paths.ts';
import { namedRules, outsideReferences, rulesOf } from './named-rules.ts';

/**
 * Compares the rules that comments name with docs/rules.md. Prints names that are not in it, and comments that refer
 * to documents outside the repository.
 */
const rules = rulesOf(readFileSync(inRoot('docs/rules.md'), 'utf8'));
const TEXT_FILES = ['*.ts', '*.tsx', '*.mjs', '*.md', '*.conf', '*.template', '*.yml'];
const git = ['ls-files', '--cached', '--others', '--exclude-standard', ...TEXT_FILES];
const files = execFileSync('git', git, { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && !file.startsWith('infra/check/') && existsSync(inRoot(file)));

for (const file of files) {
  const text = readFileSync(inRoot(file), 'utf8');
  for (const { name, line } of namedRules(text)) {
    if (!rules.includes(name)) report(`${file}:${line} names a rule that docs/rules.md lacks: ${name}`);
  }
  for (const { name, line } of outsideReferences(text)) {
    report(`${file}:${line} points to ${name}, which is not in the repository: name a rule of docs/rules.md`);
  }
}

function report(problem: string): void {
  console.error(problem);
  process.exitCode = 1;
}
