import { partsOf, shapeOf, templateOf, type Operation } from './operation.ts';
import { anyOf } from './schemas.ts';
import type {
  ApiResponse,
  ApiContent,
  ApiOperation,
  ApiParameter,
  ApiPath,
} from '../../services/contracts/src/api-docs/api-document.ts';

/** `id` and `code` as `idOrCode`. */
const either = (names: readonly string[]): string =>
  [...new Set(names)].sort().reduce((all, name) => `${all}Or${name.charAt(0).toUpperCase()}${name.slice(1)}`);

/** Names of a path's parts: calls that differ only in these share one path, whose parts have one name each. */
function namesFor(calls: readonly Operation[]): string[] {
  const lists = calls.map(({ path }) => partsOf(path).map(({ name }) => name));
  return (lists[0] ?? []).map((_name, index) => either(lists.map((list) => list[index] ?? '')));
}

function renamed(parameters: readonly ApiParameter[] | undefined, names: ReadonlyMap<string, string>) {
  return parameters?.map((one) => (one.in === 'path' ? { ...one, name: names.get(one.name) ?? one.name } : one));
}

function mergedContents(
  a: Record<string, ApiContent> = {},
  b: Record<string, ApiContent> = {},
): Record<string, ApiContent> {
  const types = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  return Object.fromEntries(
    types.map((type) => [
      type,
      { schema: anyOf([a[type], b[type]].filter((one) => one !== undefined).map(({ schema }) => schema)) },
    ]),
  );
}

function mergedResponses(a: ApiResponse | undefined, b: ApiResponse | undefined): ApiResponse {
  const content = mergedContents(a?.content, b?.content);
  const described = [a, b].flatMap((one) => one?.description.split('. ') ?? []);
  const headers = { ...a?.headers, ...b?.headers };
  return {
    description: [...new Set(described)].sort().join('. '),
    ...(Object.keys(headers).length > 0 ? { headers } : {}),
    ...(Object.keys(content).length > 0 ? { content } : {}),
  };
}

function permissionsOf(operations: readonly ApiOperation[]): Pick<ApiOperation, 'x-permissions'> {
  const needs = [...new Set(operations.flatMap((operation) => operation['x-permissions'] ?? []))];
  return needs.length > 0 ? { 'x-permissions': needs } : {};
}

/** Two calls of one path and method, told apart by what a part of the path looks like, as one operation. */
function merged(a: ApiOperation, b: ApiOperation): ApiOperation {
  const statuses = [...new Set([...Object.keys(a.responses), ...Object.keys(b.responses)])].sort();
  const schemasOf = (name: string) =>
    [a, b].flatMap(({ parameters = [] }) => parameters.filter((one) => one.name === name).map(({ schema }) => schema));
  const parameters = [
    ...new Map([...(a.parameters ?? []), ...(b.parameters ?? [])].map((one) => [one.name, one])).values(),
  ];
  return {
    ...a,
    operationId: `${a.operationId}Or${b.operationId}`,
    tags: [...new Set([...a.tags, ...b.tags])],
    summary: [...new Set([a.summary, b.summary])].join('; '),
    security: [...new Map([...a.security, ...b.security].map((one) => [JSON.stringify(one), one])).values()],
    parameters: parameters.map((one) => ({ ...one, schema: anyOf(schemasOf(one.name)) })),
    ...(a.requestBody && b.requestBody
      ? { requestBody: { ...a.requestBody, content: mergedContents(a.requestBody.content, b.requestBody.content) } }
      : {}),
    ...permissionsOf([a, b]),
    responses: Object.fromEntries(
      statuses.map((status) => [status, mergedResponses(a.responses[status], b.responses[status])]),
    ),
  };
}

function itemOf(
  calls: readonly Operation[],
  names: readonly string[],
  describe: (call: Operation) => ApiOperation,
): ApiPath {
  const item: ApiPath = {};
  for (const call of calls) {
    const own = new Map(partsOf(call.path).map(({ name }, index) => [name, names[index] ?? name]));
    const described = describe(call);
    const parameters = renamed(described.parameters, own);
    const operation = { ...described, ...(parameters ? { parameters } : {}) };
    const other = item[call.method];
    item[call.method] = other ? merged(other, operation) : operation;
  }
  return item;
}

/** The document's paths, in the order of their names. */
export function pathsOf(
  calls: readonly Operation[],
  describe: (call: Operation) => ApiOperation,
): Record<string, ApiPath> {
  const shapes = [...new Set(calls.map(({ path }) => shapeOf(path)))];
  const items = shapes.map((shape) => {
    const same = calls.filter(({ path }) => shapeOf(path) === shape);
    const names = namesFor(same);
    let index = 0;
    const path = templateOf(same[0]?.path ?? '', () => names[index++] ?? '');
    return [path, itemOf(same, names, describe)] as const;
  });
  return Object.fromEntries(items.sort(([a], [b]) => (a < b ? -1 : 1)));
}
