import type {
  ApiDocument,
  ApiOperation,
  ApiParameter,
  ApiSchema,
} from '../../services/contracts/src/api-docs/api-document.ts';

/** The direction of a value: a schema of requests may become wider, one of responses narrower. */
type Direction = 'sent' | 'answered';

interface Side {
  schema: ApiSchema;
  all: Record<string, ApiSchema>;
}

const LOWER = ['minimum', 'minLength', 'minItems'] as const;
const UPPER = ['maximum', 'maxLength', 'maxItems'] as const;
/** Maximum depth of a schema: anything deeper is inside a type that refers to itself. */
const MAX_DEPTH = 12;

/** The schema itself, when it refers to a component. */
function resolved({ schema, all }: Side): Side {
  const name = schema.$ref?.split('/').at(-1);
  const found = name === undefined ? undefined : all[name];
  return found ? { schema: found, all } : { schema, all };
}

const valuesOf = ({ enum: values, const: value }: ApiSchema): unknown[] | undefined =>
  values ?? (value === undefined ? undefined : [value]);
const variantsOf = (side: Side): Side[] =>
  side.schema.anyOf?.map((schema) => resolved({ schema, all: side.all })) ?? [side];
const typesOf = (side: Side): string[] =>
  [...new Set(variantsOf(side).flatMap(({ schema }) => schema.type ?? []))].map((type) =>
    type === 'integer' ? 'number' : type,
  );
const listed = (values: readonly unknown[]): string => values.map((value) => JSON.stringify(value)).join(', ');

/** The elements of `one` that `other` lacks. */
const missing = <T>(one: readonly T[], other: readonly T[]): T[] => one.filter((value) => !other.includes(value));

function comparedTypes(before: Side, after: Side, direction: Direction, at: string): string[] {
  const [was, is] = [typesOf(before), typesOf(after)];
  if (was.length === 0 && (is.length === 0 || direction === 'answered')) return [];
  if (was.length === 0) return [`${at} takes only ${is.join(' or ')}`];
  const lost = direction === 'sent' && is.length > 0 ? missing(was, is) : [];
  const gained = direction === 'answered' ? missing(is.length > 0 ? is : ['anything'], was) : [];
  return [...lost.map((type) => `${at} no longer takes ${type}`), ...gained.map((type) => `${at} may be ${type}`)];
}

function comparedValues(before: ApiSchema, after: ApiSchema, direction: Direction, at: string): string[] {
  const [was, is] = [valuesOf(before), valuesOf(after)];
  if (direction === 'sent' && is) {
    if (!was) return [`${at} takes only ${listed(is)}`];
    const lost = missing(was, is);
    return lost.length > 0 ? [`${at} no longer takes ${listed(lost)}`] : [];
  }
  if (direction === 'answered' && was) {
    const gained = is ? missing(is, was) : ['any value'];
    return gained.length > 0 ? [`${at} may be ${listed(gained)}`] : [];
  }
  return [];
}

/** Compares the limits of requests; those of responses do not restrict a client. */
function comparedLimits(before: ApiSchema, after: ApiSchema, at: string): string[] {
  const stricter = [
    ...LOWER.filter((key) => (after[key] ?? -Infinity) > (before[key] ?? -Infinity)),
    ...UPPER.filter((key) => (after[key] ?? Infinity) < (before[key] ?? Infinity)),
  ];
  const written = (['pattern', 'format'] as const).filter((key) => after[key] && after[key] !== before[key]);
  return [...stricter, ...written].map((key) => `${at} has a stricter limit: ${key} ${after[key]}`);
}

function comparedFields(before: Side, after: Side, direction: Direction, at: string, depth: number): string[] {
  const [was, is] = [before.schema.properties ?? {}, after.schema.properties ?? {}];
  const [needed, needs] = [before.schema.required ?? [], after.schema.required ?? []];
  const both = Object.keys(was).filter((name) => is[name]);
  const changed = both.flatMap((name) =>
    compared(
      { ...before, schema: was[name] ?? {} },
      { ...after, schema: is[name] ?? {} },
      direction,
      `${at}.${name}`,
      depth + 1,
    ),
  );
  if (direction === 'sent') return [...missing(needs, needed).map((name) => `${at}.${name} is required`), ...changed];
  const gone = missing(Object.keys(was), Object.keys(is)).map((name) => `${at}.${name} is gone`);
  const loose = missing(needed, needs).filter((name) => is[name]);
  return [...gone, ...loose.map((name) => `${at}.${name} may be missing`), ...changed];
}

/** Compares two schemas. Unions of several objects are compared only by the kinds of values that they allow. */
function compared(one: Side, other: Side, direction: Direction, at: string, depth = 0): string[] {
  const [before, after] = [resolved(one), resolved(other)];
  if (depth > MAX_DEPTH) return [];
  const [was, is] = [variantsOf(before), variantsOf(after)].map((sides) =>
    sides.filter(({ schema }) => schema.type !== 'null'),
  );
  const types = comparedTypes(before, after, direction, at);
  if (!was || !is || was.length !== is.length) return types;
  const inside = was.flatMap((side, index) => comparedInside(side, is[index] ?? side, direction, at, depth));
  return [...types, ...inside];
}

function comparedInside(before: Side, after: Side, direction: Direction, at: string, depth: number): string[] {
  const [was, is] = [before.schema.items, after.schema.items];
  const items =
    was && is ? compared({ ...before, schema: was }, { ...after, schema: is }, direction, `${at}[]`, depth + 1) : [];
  return [
    ...comparedValues(before.schema, after.schema, direction, at),
    ...(direction === 'sent' ? comparedLimits(before.schema, after.schema, at) : []),
    ...comparedFields(before, after, direction, at, depth),
    ...items,
  ];
}

type Schemas = Record<string, ApiSchema>;

/** Names of path parameters are not part of the interface: parameters are compared by position. */
function keyed(parameters: readonly ApiParameter[] = []): Map<string, ApiParameter> {
  let place = 0;
  return new Map(
    parameters.map((one) => [one.in === 'path' ? `part ${++place} of the path` : `${one.in} ${one.name}`, one]),
  );
}

function comparedParameters(before: ApiOperation, after: ApiOperation, was: Schemas, is: Schemas): string[] {
  const known = keyed(before.parameters);
  return [...keyed(after.parameters)].flatMap(([name, parameter]) => {
    const old = known.get(name);
    if (!old) return parameter.required ? [`${name} is required`] : [];
    const needed = parameter.required && !old.required ? [`${name} is required`] : [];
    return [
      ...needed,
      ...compared({ schema: old.schema, all: was }, { schema: parameter.schema, all: is }, 'sent', name),
    ];
  });
}

function comparedBodies(before: ApiOperation, after: ApiOperation, was: Schemas, is: Schemas): string[] {
  const [old, now] = [before.requestBody?.content ?? {}, after.requestBody?.content ?? {}];
  if (!before.requestBody && after.requestBody?.required) return ['a body is required'];
  return Object.entries(old).flatMap(([type, { schema }]) => {
    const content = now[type];
    if (!content) return after.requestBody ? [`takes no ${type}`] : [];
    return compared({ schema, all: was }, { schema: content.schema, all: is }, 'sent', 'body');
  });
}

function comparedResponses(before: ApiOperation, after: ApiOperation, was: Schemas, is: Schemas): string[] {
  return Object.entries(before.responses).flatMap(([status, { content = {} }]) => {
    const now = after.responses[status];
    if (!now) return [`returns no ${status}`];
    return Object.entries(content).flatMap(([type, { schema }]) => {
      const found = now.content?.[type];
      if (!found) return [`${status} has no ${type}`];
      return compared({ schema, all: was }, { schema: found.schema, all: is }, 'answered', status);
    });
  });
}

/** `/a/{id}` and `/a/{code}` are one path. */
const shape = (path: string): string => path.replace(/\{[^}]*\}/g, '{}');

function operationsOf({ paths }: ApiDocument): Map<string, { name: string; operation: ApiOperation }> {
  const all = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => {
      const name = `${method.toUpperCase()} ${path}`;
      return [shape(name), { name, operation }] as const;
    }),
  );
  return new Map(all);
}

/** The changes from `before` to `after` that would break a client, one line each. */
export function breakingChanges(before: ApiDocument, after: ApiDocument): string[] {
  const [was, is] = [before.components.schemas, after.components.schemas];
  const now = operationsOf(after);
  return [...operationsOf(before)].flatMap(([key, { name, operation }]) => {
    const found = now.get(key)?.operation;
    if (!found) return [`${name} is gone`];
    return [
      ...comparedParameters(operation, found, was, is),
      ...comparedBodies(operation, found, was, is),
      ...comparedResponses(operation, found, was, is),
    ].map((change) => `${name}: ${change}`);
  });
}
