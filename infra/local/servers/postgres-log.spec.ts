import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import pg from 'pg';
import { parse, parseAllDocuments } from 'yaml';
import { inRoot } from '../../paths.ts';
import { settingArguments, WITHOUT_ROWS } from '../../postgres/server-settings.ts';
import { freePort } from '../settings/ports.ts';
import { startPostgres } from './postgres.ts';

it('the log of a local Postgres has no value of a rejected row and no password of a failed statement', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-log-'));
  chmodSync(folder, 0o755); // Postgres may run as another user
  const lines: string[] = [];
  const server = await startPostgres({
    dataDir: join(folder, 'postgres'),
    port: await freePort(),
    password: 'test',
    isDurable: false,
    line: (_source, line) => lines.push(line),
  });
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  try {
    await client.query('CREATE TABLE payments (reference text PRIMARY KEY, name text NOT NULL)');
    const pay = (name: string | null) => client.query('INSERT INTO payments VALUES ($1, $2)', ['412345678901', name]);
    await pay('Asha Rao');

    await expect(pay('Asha Rao')).rejects.toThrow('duplicate key');
    await expect(pay(null)).rejects.toThrow('not-null');
    await expect(client.query(`ALTER ROLE nobody PASSWORD 'a password'`)).rejects.toThrow('does not exist');
  } finally {
    await client.end();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }

  const log = lines.join('\n');
  for (const message of ['duplicate key', 'not-null', 'does not exist']) expect(log).toContain(message);
  for (const value of ['412345678901', 'Asha Rao', 'a password']) expect(log).not.toContain(value);
});

it.each(['docker-compose.yml', 'docker-compose.compact.yml'])('Postgres in %s logs no rows either', (file) => {
  const text = readFileSync(inRoot(file), 'utf8').replaceAll(/!(override|reset)\b/g, '');
  const { services } = parse(text, { merge: true }) as { services: { postgres: { command: string[] } } };

  expect(services.postgres.command.join(' ')).toContain(settingArguments(WITHOUT_ROWS).join(' '));
});

it('Postgres in Kubernetes, whose log always has the details of errors, logs no error of a statement', () => {
  const [cluster] = parseAllDocuments(readFileSync(inRoot('infra/kubernetes/base/postgres.yaml'), 'utf8'));

  expect(cluster?.toJS()).toMatchObject({
    kind: 'Cluster',
    spec: { postgresql: { parameters: { ...Object.fromEntries(WITHOUT_ROWS), log_min_messages: 'log' } } },
  });
});
