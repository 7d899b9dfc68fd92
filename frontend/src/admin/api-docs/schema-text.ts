import type { ApiSchema } from '@farmhouse/contracts/api-docs/api-document';

/** The components of the document, by name. */
export type Components = Readonly<Record<string, ApiSchema>>;

const REFERENCE = '#/components/schemas/';

/** The name of the component that a schema refers to. */
export const componentOf = ({ $ref }: ApiSchema): string | undefined => $ref?.replace(REFERENCE, '');

/** The schema itself where it refers to a component. */
export function resolved(schema: ApiSchema, components: Components): ApiSchema {
  const name = componentOf(schema);
  return name === undefined ? schema : (components[name] ?? {});
}

const json = (values: readonly unknown[]): string => values.map((value) => JSON.stringify(value)).join(', ');

function typeOf(schema: ApiSchema): string {
  if (schema.$ref !== undefined) return componentOf(schema) ?? '';
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return json(schema.enum);
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' or ');
  const types = [schema.type ?? []].flat();
  const named = types.map((type) => (type === 'array' && schema.items ? `list of ${typeOf(schema.items)}` : type));
  return named.join(' or ') || 'anything';
}

const LIMITS: readonly (readonly [keyof ApiSchema, string])[] = [
  ['format', 'format'],
  ['minimum', 'from'],
  ['maximum', 'up to'],
  ['minLength', 'characters from'],
  ['maxLength', 'characters up to'],
  ['minItems', 'entries from'],
  ['maxItems', 'entries up to'],
  ['pattern', 'pattern'],
];

/** What a value may be, with its limits: `integer, from 1, up to 20`. */
export function schemaText(schema: ApiSchema): string {
  const limits = LIMITS.flatMap(([key, word]) => (schema[key] === undefined ? [] : `${word} ${String(schema[key])}`));
  return [typeOf(schema), ...limits].join(', ');
}

/** Deepest level of an example; types can contain themselves. */
const MAX_DEPTH = 5;

const BY_FORMAT: Record<string, string> = { date: '2026-12-24', email: 'guest@example.com', binary: '(file)' };

function exampleOfObject({ properties = {}, additionalProperties }: ApiSchema, components: Components, depth: number) {
  const fields = Object.entries(properties).map(([name, field]) => [name, exampleOf(field, components, depth + 1)]);
  const rest = typeof additionalProperties === 'object' ? additionalProperties : undefined;
  if (fields.length === 0 && rest) return { name: exampleOf(rest, components, depth + 1) };
  return Object.fromEntries(fields) as Record<string, unknown>;
}

/** A value as the schema describes it. */
export function exampleOf(given: ApiSchema, components: Components, depth = 0): unknown {
  const schema = resolved(given, components);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [first] = schema.anyOf ?? [];
  if (first) return exampleOf(first, components, depth);
  const [type] = [schema.type ?? []].flat();
  if (depth > MAX_DEPTH || type === undefined) return schema.allOf ? exampleOfAll(schema.allOf, components) : null;
  if (type === 'object') return exampleOfObject(schema, components, depth);
  if (type === 'array') {
    const parts = schema.prefixItems ?? (schema.items ? [schema.items] : []);
    return parts.map((part) => exampleOf(part, components, depth + 1));
  }
  if (type === 'number' || type === 'integer') return schema.minimum ?? 1;
  if (type === 'boolean') return true;
  return type === 'null' ? null : (BY_FORMAT[schema.format ?? ''] ?? 'text');
}

function exampleOfAll(parts: readonly ApiSchema[], components: Components): unknown {
  return Object.assign({}, ...parts.map((part) => exampleOf(part, components))) as unknown;
}
