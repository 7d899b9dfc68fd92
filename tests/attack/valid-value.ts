import type { ApiSchema } from '@farmhouse/contracts/api-docs/api-document';
import type { SeededRandom } from '../support/random.ts';

export type Schemas = Readonly<Record<string, ApiSchema>>;

const TEXT_OF_FORMAT: Readonly<Record<string, string>> = {
  date: '2027-03-14',
  'date-time': '2027-03-14T08:30:00.000Z',
  time: '14:00',
  email: 'asha@example.com',
  uri: 'https://example.com/',
  uuid: '4f6c1a52-6f0e-4a63-9a53-0d9a2f6b8c11',
};

function textOf({ format = '', minLength = 1 }: ApiSchema): string {
  return TEXT_OF_FORMAT[format] ?? 'a'.repeat(Math.max(1, minLength));
}

/** A random value that the schema allows; optional fields are present or not. */
export function validValue(schema: ApiSchema, schemas: Schemas, random: SeededRandom): unknown {
  const { $ref, anyOf, allOf, properties = {}, required = [], items } = schema;
  if ($ref) return validValue(schemas[$ref.split('/').at(-1) ?? ''] ?? {}, schemas, random);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  if (anyOf) return validValue(random.pick(anyOf), schemas, random);
  if (allOf) return Object.assign({}, ...allOf.map((part) => validValue(part, schemas, random) as object)) as object;
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0];
  if (type === 'object') {
    const names = Object.keys(properties).filter((name) => required.includes(name) || random.below(2) === 0);
    return Object.fromEntries(names.map((name) => [name, validValue(properties[name] ?? {}, schemas, random)]));
  }
  if (type === 'array')
    return Array.from({ length: Math.max(1, schema.minItems ?? 0) }, () => validValue(items || {}, schemas, random));
  if (type === 'integer' || type === 'number') return schema.minimum ?? 1;
  if (type === 'boolean') return random.below(2) === 0;
  if (type === 'null') return null;
  return textOf(schema);
}
