import ts from 'typescript';
import { SEEN_STAY_HEADER } from '../../services/contracts/src/bookings/booking/status-change.ts';
import { MAX_UNDO_SECONDS, UNDO_HEADER } from '../../services/contracts/src/undo/undo.ts';
import { partsOf, type Operation } from './operation.ts';
import { fieldsOf, type Schemas } from './schemas.ts';
import type { ReachableEffects, CallGraph } from './call-graph.ts';
import { takesBeacons, type Argument, type Route } from './routes.ts';
import { loadBuilt, requiredDocOf } from './sources.ts';
import type {
  ApiResponse,
  ApiContent,
  ApiParameter,
  ApiSchema,
} from '../../services/contracts/src/api-docs/api-document.ts';
import { IDEMPOTENCY_HEADER } from '../../services/contracts/src/routes/idempotency.ts';
import type { Class } from './class.ts';

/** The headers that decorators of arguments read, by their names. */
const HEADERS: Record<string, ApiParameter> = {
  UndoSeconds: {
    name: UNDO_HEADER,
    in: 'header',
    required: false,
    description: 'For how many seconds the change can be undone before it takes effect; without it, it does at once',
    schema: { type: 'integer', minimum: 1, maximum: MAX_UNDO_SECONDS },
  },
  SeenStayChanges: {
    name: SEEN_STAY_HEADER,
    in: 'header',
    required: false,
    description: 'The `stayChanges` of the booking that was shown; with any other, nothing is changed',
    schema: { type: 'integer', minimum: 0 },
  },
};

const BINARY: ApiSchema = { type: 'string', format: 'binary' };
const TEXT: ApiSchema = { type: 'string' };

/** The sources, and the schemas made from their types. */
export interface Sources {
  checker: ts.TypeChecker;
  schemas: Schemas;
  reach: CallGraph;
}

function pathParameters({ path, args }: Route): ApiParameter[] {
  return partsOf(path).map(({ name, pattern }) => {
    const isId = args.some((argument) => argument.kind === 'Param' && argument.name === name && argument.isId);
    const schema: ApiSchema = isId ? { type: 'integer', minimum: 1 } : { ...TEXT, ...(pattern ? { pattern } : {}) };
    return { name, in: 'path', required: true, schema };
  });
}

function queryParameters({ args }: Route, { schemas }: Sources): ApiParameter[] {
  return args
    .filter(({ kind, runtime }) => kind === 'Query' && runtime)
    .flatMap(({ type, runtime }) => fieldsOf(schemas.inline(type, runtime as Class)))
    .map(({ name, required, schema: { description, ...schema } }) => ({
      ...{ name, in: 'query' as const, required },
      ...(description ? { description } : {}),
      ...(schema.type === 'array' ? { explode: false } : {}),
      schema,
    }));
}

function headerParameters({ args }: Route): ApiParameter[] {
  const decorated = args.flatMap(({ kind }) => HEADERS[kind] ?? []);
  const named = args.filter((argument): argument is Argument & { name: string } => {
    return argument.kind === 'Headers' && argument.name !== undefined;
  });
  const others = named.filter(({ name }) => name.toLowerCase() !== IDEMPOTENCY_HEADER.toLowerCase());
  return [...decorated, ...others.map(({ name }) => ({ name, in: 'header' as const, required: false, schema: TEXT }))];
}

/** The DTO that a form's fields are read into, when the code calls `readInput(Dto, …)`. */
async function formOf(code: ts.Node, { checker, schemas }: Sources): Promise<ApiSchema | undefined> {
  const find = (node: ts.Node): ts.Expression | undefined =>
    ts.isCallExpression(node) && node.expression.getText() === 'readInput'
      ? node.arguments[0]
      : ts.forEachChild(node, find);
  const named = find(code);
  if (!named) return undefined;
  const type = checker.getTypeAtLocation(named).getConstructSignatures()[0]?.getReturnType();
  const file = type?.symbol?.declarations?.[0]?.getSourceFile();
  if (!type || !file) return undefined;
  return schemas.ofDto(type, (await loadBuilt(file))[type.symbol.name] as Class);
}

async function bodyOf({ args, code, path, policy }: Route, sources: Sources): Promise<Operation['body']> {
  const { upload, uploadOrJson } = policy;
  if (upload) {
    const fields = await formOf(code, sources);
    const file: ApiSchema = {
      type: 'object',
      properties: { [upload]: BINARY },
      required: uploadOrJson ? [] : [upload],
    };
    const form = fields ? { allOf: [file, fields] } : file;
    return { 'multipart/form-data': form, ...(uploadOrJson && fields ? { 'application/json': fields } : {}) };
  }
  const body = args.find(({ kind }) => kind === 'Body');
  if (!body?.runtime) return undefined;
  const schema = sources.schemas.ofDto(body.type, body.runtime);
  return { 'application/json': schema, ...(takesBeacons(path) ? { 'text/plain': schema } : {}) };
}

const isFile = (type: ts.Type): boolean => ['StreamableFile', 'Buffer'].includes(type.symbol?.name ?? '');
const isNothing = (type: ts.Type): boolean => (type.flags & (ts.TypeFlags.Void | ts.TypeFlags.Undefined)) !== 0;

/** `text/csv; charset=utf-8` without its parameters. */
const typeAlone = (mediaType: string): string => mediaType.split(';')[0] ?? mediaType;
const fileSchema = (mediaType: string): ApiSchema => (mediaType.startsWith('text/') ? TEXT : BINARY);

function contentOf(
  type: ts.Type,
  mediaType: string | undefined,
  found: ReachableEffects,
  schemas: Schemas,
): Record<string, ApiContent> {
  const types = type.isUnion() ? type.types : [type];
  const files = types.some(isFile) ? [...found.files].map(typeAlone).sort() : [];
  const content = Object.fromEntries(files.map((name) => [name, { schema: fileSchema(name) }]));
  const rest = types.filter((one) => !isFile(one) && !isNothing(one));
  if (rest.length === 0) return content;
  if (mediaType) return { ...content, [typeAlone(mediaType)]: { schema: TEXT } };
  return {
    ...content,
    'application/json': { schema: rest.length < types.length ? schemas.ofAny(rest) : schemas.of(type) },
  };
}

const TOTAL = {
  'X-Total-Count': { description: 'Rows of all pages', schema: { type: 'integer', minimum: 0 } },
};
const LOCATION = { Location: { description: 'The present address', schema: TEXT } };

function responsesOf(
  route: Route,
  found: ReachableEffects,
  { checker, schemas }: Sources,
): Record<number, ApiResponse> {
  const signature = checker.getSignatureFromDeclaration(route.code);
  const returned = signature && checker.getReturnTypeOfSignature(signature);
  const type = returned && (checker.getAwaitedType(returned) ?? returned);
  const content = type ? contentOf(type, route.mediaType, found, schemas) : {};
  const response = (description: string, headers = {}): ApiResponse => ({
    description,
    ...(Object.keys(headers).length > 0 ? { headers } : {}),
    ...(Object.keys(content).length > 0 ? { content } : {}),
  });
  const others = [...found.statuses].filter((status) => status < 400 && status !== route.status);
  return {
    [route.status]: response('Done', found.names.has('sendPage') ? TOTAL : {}),
    ...Object.fromEntries(
      others.map((status) => [status, status === 304 ? { description: 'Not changed' } : response('Moved', LOCATION)]),
    ),
  };
}

/** The call that a controller's method handles. */
export async function operationOfRoute(route: Route, sources: Sources): Promise<Operation> {
  const { code, controller, location, path, method, policy } = route;
  const name = code.name.getText();
  const found = sources.reach.from(code);
  const symbol = sources.checker.getSymbolAtLocation(code.name);
  const body = await bodyOf(route, sources);
  return {
    ...{ method, path, location, policy, found },
    id: `${location.service}.${controller.replace(/Controller$/, '')}.${name}`,
    doc: requiredDocOf(symbol, sources.checker),
    parameters: [...pathParameters(route), ...queryParameters(route, sources), ...headerParameters(route)],
    body,
    isBodyRequired: Object.values(body ?? {}).some((schema) => sources.schemas.needsFields(schema)),
    responses: responsesOf(route, found, sources),
  };
}
