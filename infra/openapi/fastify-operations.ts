import ts from 'typescript';
import { partsOf, type Operation } from './operation.ts';
import type { Sources } from './controller-operations.ts';
import { takesBeacons } from './routes.ts';
import { sourceLocationOf, requiredDocOf } from './sources.ts';
import type { ApiResponse, ApiSchema } from '../../services/contracts/src/api-docs/api-document.ts';

/** The interface in which a file declares routes of Fastify's own: `'POST /path': { body, status, answer, limit }`. */
const INTERFACE = 'PlainRoutes';

type Fields = Record<'body' | 'status' | 'response' | 'limit', ts.Type | undefined>;

function fieldsOf(type: ts.Type, checker: ts.TypeChecker): Fields {
  const field = (name: string): ts.Type | undefined => {
    const symbol = type.getProperty(name);
    return symbol && checker.getTypeOfSymbol(symbol);
  };
  return { body: field('body'), status: field('status'), response: field('response'), limit: field('limit') };
}

function operationOf(symbol: ts.Symbol, file: ts.SourceFile, sources: Sources): Operation {
  const { checker, schemas, reach } = sources;
  const [method = '', path = ''] = symbol.name.split(' ');
  const { body, status, response, limit } = fieldsOf(checker.getTypeOfSymbol(symbol), checker);
  const location = sourceLocationOf(file);
  if (!location || !body || !status?.isNumberLiteral()) throw new Error(`${symbol.name} says no body or no status`);
  const schema = schemas.open(body);
  const success: ApiResponse = {
    description: 'Done',
    ...(response ? { content: { 'application/json': { schema: schemas.of(response) } } } : {}),
  };
  const text: ApiSchema = { type: 'string' };
  return {
    method: method.toLowerCase(),
    path,
    location,
    id: `${location.service}.${location.feature}.${path.split('/')[3] ?? ''}.${method.toLowerCase()}`,
    doc: requiredDocOf(symbol, checker),
    policy: { access: 'public', ...(limit?.isStringLiteral() ? { limit: limit.value } : {}) },
    parameters: partsOf(path).map(({ name }) => ({ name, in: 'path', required: true, schema: text })),
    body: { 'application/json': schema, ...(takesBeacons(path) ? { 'text/plain': schema } : {}) },
    isBodyRequired: schemas.needsFields(schema),
    responses: { [status.value]: success },
    found: reach.from(file),
  };
}

/** The calls that a file handles without a controller. */
export function plainOperationsIn(file: ts.SourceFile, sources: Sources): Operation[] {
  const declaration = file.statements.filter(ts.isInterfaceDeclaration).find(({ name }) => name.text === INTERFACE);
  if (!declaration) return [];
  const type = sources.checker.getTypeAtLocation(declaration);
  return type.getProperties().map((symbol) => operationOf(symbol, file, sources));
}
