import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from '@jest/globals';
import { inRoot } from '../paths.ts';

const dockerfile = readFileSync(inRoot('infra/containers/Dockerfile'), 'utf8');
/** The files of the checkout in the services' image, besides installed packages. */
const copied = /cp -r --parents (.+) \/out/.exec(dockerfile)?.[1]?.split(' ') ?? [];

/** The file and all that it imports by relative paths. */
function withImports(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  const source = readFileSync(inRoot(path), 'utf8');
  for (const [, imported = ''] of source.matchAll(/^import (?!type)[^;]*from '(\.[^']+)'/gm)) {
    withImports(join(dirname(path), imported), seen);
  }
  return seen;
}

/** The files of the checkout in the image of backups, besides what it takes from other images. */
const backups = /^FROM \S+ AS backups$([^]*?)^(?=FROM)/m.exec(dockerfile)?.[1] ?? '';
const sources = [...backups.matchAll(/^COPY (?!--from)(\S+) /gm)].map(([, source = '']) => source);

it('the image of the services holds every file that provisioning, migrations and backups need in containers', () => {
  const ofBackups = ['backup', 'restore', 'keep-uploads'].map((name) => `backup/container/${name}.ts`);
  const needed = ['postgres/provision.ts', 'postgres/migrate.ts', ...ofBackups].flatMap((program) => [
    ...withImports(`infra/${program}`),
  ]);

  expect(copied.length).toBeGreaterThan(1);
  const missing = needed.filter((path) => !copied.some((part) => path === part || path.startsWith(`${part}/`)));
  expect(missing).toEqual([]);
  for (const part of copied.filter((name) => !name.includes('*'))) expect(existsSync(inRoot(part))).toBe(true);
});

it('the image of backups holds every file that a check and the schedule need, and the programs that it starts', () => {
  const programs = ['infra/local/check-backup.ts', 'infra/backup/container/schedule.ts'];
  const needed = [...programs, 'infra/backup/container/backup.ts'].flatMap((program) => [...withImports(program)]);

  expect(needed.length).toBeGreaterThan(50);
  expect(needed.filter((path) => !sources.some((part) => path.startsWith(`${part}/`)))).toEqual([]);
  expect(sources).toContain('gateway');
  for (const part of sources) expect(existsSync(inRoot(part))).toBe(true);
});
