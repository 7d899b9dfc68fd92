import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { inRoot } from '../paths.ts';
import { BACKUP_SCHEDULE } from '../services.ts';

const text = readFileSync(inRoot('docker-compose.yml'), 'utf8');
/** Each container's lines by its name. */
const containers = (text.split(/^services:\n/m)[1] ?? '')
  .split(/^(?:# |volumes:)/m)[0]
  ?.split(/^ {2}(?=[a-z-]+:$)/m)
  .slice(1)
  .map((block): [string, string] => [block.split(':')[0] ?? '', block]);

it.each(containers ?? [])('docker-compose.yml: the container %s is hardened', (_name, block) => {
  expect(block).toMatch(/<<: \*(hardened|service|once)$/m);
});

it('docker-compose.yml: hardened containers have a read-only file system, no capabilities and limits of resources and logs', () => {
  const hardened = text.match(/x-hardened:[^]*?\n\n/)?.[0] ?? '';

  expect(containers?.map(([name]) => name)).toEqual(
    expect.arrayContaining(['postgres', 'redis', 'mailbox', 'gateway']),
  );
  const parts = [
    'read_only: true',
    'cap_drop: [ALL]',
    'no-new-privileges:true',
    'mem_limit:',
    'pids_limit:',
    'max-size:',
    'max-file:',
  ];
  for (const part of parts) expect(hardened).toContain(part);
  for (const anchor of ['service', 'once']) expect(text).toMatch(new RegExp(`&${anchor}\\n  <<: \\*hardened`));
});

it('docker-compose.yml: the schedule of backups, which mounts the uploads, starts after the service that writes them', () => {
  const schedule = containers?.find(([name]) => name === BACKUP_SCHEDULE.name)?.[1];

  expect(schedule).toMatch(/- uploads:\/data\/uploads:ro/);
  expect(schedule).toMatch(/depends_on:\n\s+gateway: \{ condition: service_healthy \}/);
});

it('.env.example has every variable that the compose files read, and no other', () => {
  const files = ['docker-compose.yml', 'docker-compose.compact.yml'].map((name) => readFileSync(inRoot(name), 'utf8'));
  const read = files.flatMap((file) => [...file.matchAll(/(?<!\$)\$\{([A-Z\d_]+)/g)].map(([, name]) => name));
  const example = readFileSync(inRoot('.env.example'), 'utf8');
  const offered = [...example.matchAll(/^([A-Z\d_]+)=/gm)].map(([, name]) => name);

  expect(offered.sort()).toEqual([...new Set(read)].sort());
});
