import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseUrl } from '@farmhouse/contracts/text/parse-url';

interface TypeDefinition {
  parents: string[];
  /** The names of the types that a property may have, by the property. */
  ranges: Map<string, string[]>;
}

const BASE = /^(?:export )?interface (\w+)(?:Base|Leaf) extends (.+) \{$/;
const PROPERTY = /^ {4}"([\w-]+)"\?: SchemaValue<(.+), "[\w-]+">;$/;
const DATA_TYPES = ['Text', 'URL', 'Number', 'Integer', 'Float', 'Boolean', 'Date', 'DateTime', 'Time', 'Duration'];

/** Types and properties of schema.org, read from the type definitions of the package schema-dts. */
function readVocabulary(): Map<string, TypeDefinition> {
  const path = createRequire(import.meta.url)
    .resolve('schema-dts')
    .replace(/\.js$/, '.d.ts');
  const types = new Map<string, TypeDefinition>();
  let current: TypeDefinition | undefined;
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    const [, name, bases] = BASE.exec(line) ?? [];
    if (name && bases) {
      current = types.get(name) ?? { parents: [], ranges: new Map<string, string[]>() };
      current.parents.push(...bases.split(', ').map((base) => base.replace(/Base$/, '')));
      types.set(name, current);
    }
    const [, property, range] = PROPERTY.exec(line) ?? [];
    if (property && range) current?.ranges.set(property, range.split(' | '));
  }
  return types;
}

const vocabulary = readVocabulary();

/** A type with all its ancestors. */
function lineOf(type: string, seen = new Set<string>()): Set<string> {
  if (seen.has(type)) return seen;
  seen.add(type);
  vocabulary.get(type)?.parents.forEach((parent) => lineOf(parent, seen));
  return seen;
}

function rangeOf(type: string, property: string): string[] | undefined {
  for (const one of lineOf(type)) {
    const range = vocabulary.get(one)?.ranges.get(property);
    if (range) return range;
  }
  return undefined;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Everything in a JSON-LD node that schema.org does not define: types, properties of a type, types of a property. */
export function vocabularyErrors(node: Record<string, unknown>): string[] {
  const type = String(node['@type']);
  if (!vocabulary.has(type)) return [`${type} is not a type`];
  return Object.entries(node).flatMap(([property, value]) => {
    if (property.startsWith('@') || value === undefined) return [];
    const range = rangeOf(type, property);
    if (!range) return [`${type} has no property ${property}`];
    return [value].flat().flatMap((one) => valueErrors(`${type}.${property}`, one, range));
  });
}

function valueErrors(where: string, value: unknown, range: string[]): string[] {
  if (isObject(value)) {
    // a reference to another node
    if (value['@type'] === undefined) return value['@id'] ? [] : [`${where} has an object without a type`];
    const isInRange = [...lineOf(String(value['@type']))].some((type) => range.includes(type));
    return [...(isInRange ? [] : [`${where} cannot be a ${String(value['@type'])}`]), ...vocabularyErrors(value)];
  }
  const isReference = typeof value === 'string' && parseUrl(value) !== undefined;
  const isData = range.some((type) => DATA_TYPES.includes(type));
  return isReference || isData ? [] : [`${where} cannot be ${JSON.stringify(value)}`];
}
