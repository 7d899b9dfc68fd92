import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { variablesOf } from '../../services/contracts/src/compact/variables.ts';
import { inRoot } from '../paths.ts';
import { SERVICES } from '../services.ts';

interface Container {
  environment: Record<string, string>;
  depends_on: Record<string, unknown>;
  volumes?: string[];
  networks: { default: { aliases: string[] } };
}

/** The containers of the file by name; every value of an environment as text. */
function containersOf(file: string): Record<string, Container | undefined> {
  const text = readFileSync(inRoot(file), 'utf8').replaceAll(/!(override|reset)\b/g, '');
  return (parse(text, { merge: true, schema: 'failsafe' }) as { services: Record<string, Container> }).services;
}

const separate = containersOf('docker-compose.yml');
const compact = containersOf('docker-compose.compact.yml');
/** `!reset null`, read as text. */
const REMOVED = 'null';
const names = [...SERVICES.map(({ name }) => name), 'web'];

describe('docker-compose.compact.yml', () => {
  it('replaces the containers of all services by one, under all their names', () => {
    expect(names.map((name) => compact[name])).toEqual(names.map(() => REMOVED));
    expect(compact.compact?.networks.default.aliases).toEqual(names);
  });

  it.each(names)('gives %s the variables of its own container', (name) => {
    const web = separate.web?.environment ?? {};
    const own = variablesOf(name, names, { ...web, ...compact.compact?.environment });

    // a compact product has fewer connections, unless .env says otherwise
    const expected = { ...separate[name]?.environment, DATABASE_POOL_SIZE: '${DATABASE_POOL_SIZE:-3}' };
    expect(Object.keys(separate[name]?.environment ?? {})).toContain('DATABASE_POOL_SIZE');
    expect(own).toMatchObject(expected);
  });

  it('lets no container depend on one that it removes', () => {
    const waitedFor = Object.values(compact).flatMap((container) => Object.keys(container?.depends_on ?? {}));

    expect(waitedFor).toContain('compact');
    expect(waitedFor.filter((name) => names.includes(name))).toEqual([]);
    const waiting = Object.entries(separate).filter(
      ([name, container]) =>
        !names.includes(name) && Object.keys(container?.depends_on ?? {}).some((other) => names.includes(other)),
    );
    expect(Object.keys(compact)).toEqual(expect.arrayContaining(waiting.map(([name]) => name)));
  });
});
