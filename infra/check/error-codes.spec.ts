import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ERROR_CODES } from '@farmhouse/contracts/errors';

const ROOT = join(import.meta.dirname, '../..');
const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const filesOf = (...patterns: string[]): string[] =>
  globSync(patterns, { cwd: ROOT }).filter((path) => !/\.spec\.tsx?$|node_modules|\/dist\//.test(path));
const CODES = new Set(Object.keys(ERROR_CODES));

/** A class of errors that callers get: its name, the class that it extends, and its source. */
interface ErrorClass {
  name: string;
  parent: string;
  source: string;
}

function classesOf(path: string): ErrorClass[] {
  const [, ...sources] = textOf(path).split(/^(?=export (?:abstract )?class )/m);
  return sources.flatMap((source) => {
    const [, name, parent] = /^export (?:abstract )?class (\w+) extends (\w+)/.exec(source) ?? [];
    return name && parent ? [{ name, parent, source }] : [];
  });
}

/** Every class that extends DomainError, directly or indirectly. */
function domainErrors(): ErrorClass[] {
  const all = filesOf('services/*/src/**/*.ts').flatMap(classesOf);
  const names = new Set(['DomainError']);
  for (let size = 0; size < names.size;) {
    size = names.size;
    for (const { name, parent } of all) if (names.has(parent)) names.add(name);
  }
  return all.filter(({ parent }) => names.has(parent));
}

const codesIn = (text: string): string[] =>
  [...text.matchAll(/code(?:\s*:\s*ErrorCode)?\s*[=:]\s*'([\w-]+)'/g)].flatMap(([, code]) => code ?? []);

/** The error's code is computed; the compiler lets only codes of the catalogue through. */
const CODE_OF_ITS_CAUSE = /code: (?:ErrorCode|\w+\['code'\])/;

describe('the catalogue of error codes', () => {
  it('has a code for every error that a caller can get', () => {
    const errors = domainErrors();
    const without = errors.filter(({ parent, source }) => {
      const isOwn = parent === 'DomainError';
      const codes = codesIn(source);
      return isOwn && codes.length === 0 ? !CODE_OF_ITS_CAUSE.test(source) : codes.some((code) => !CODES.has(code));
    });

    expect(errors.length).toBeGreaterThan(30);
    expect(without.map(({ name }) => name)).toEqual([]);
  });

  it('has the code of every response of the gateway itself', () => {
    const responses = [...textOf('gateway/templates/50-errors.conf.template').matchAll(/'(\{.*\})';/g)];
    const codes = responses.map(([, json]) => (JSON.parse(json ?? '') as { code?: string }).code);

    expect(codes.length).toBeGreaterThan(4);
    expect(codes.filter((code) => code === undefined || !CODES.has(code))).toEqual([]);
  });

  it('gives every code a meaning of its own', () => {
    const meanings = Object.values(ERROR_CODES);

    expect(new Set(meanings).size).toBe(meanings.length);
  });

  it('lists no code that nothing uses', () => {
    const used = filesOf('services/*/src/**/*.ts', 'gateway/templates/*')
      .filter((path) => !path.endsWith('contracts/src/errors.ts'))
      .map(textOf)
      .join('\n');

    expect([...CODES].filter((code) => !used.includes(`'${code}'`) && !used.includes(`"${code}"`))).toEqual([]);
  });
});

describe('API clients', () => {
  it('compare codes, never the texts of messages', () => {
    const comparing = filesOf('frontend/src/**/*.{ts,tsx}').filter((path) =>
      /\bmessage\)?\s*(===|!==)\s*(['"`][A-Z]|[A-Z_]{3})|\bmessage\.(startsWith|includes|match)\(/.test(textOf(path)),
    );

    expect(comparing).toEqual([]);
  });
});
