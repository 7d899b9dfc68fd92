import { readFileSync } from 'node:fs';
import type { ErrorCode } from '../../services/contracts/src/errors.ts';
import { inRoot } from '../paths.ts';
import type { Operation } from './operation.ts';
import type { Errors } from './errors.ts';
import { largestBody, type Policy } from './routes.ts';
import type { ApiResponse, ApiOperation, ApiParameter } from '../../services/contracts/src/api-docs/api-document.ts';
import { IDEMPOTENCY_HEADER } from '../../services/contracts/src/routes/idempotency.ts';

const IDEMPOTENCY_KEY: ApiParameter = {
  name: IDEMPOTENCY_HEADER,
  in: 'header',
  required: false,
  description: 'Names the attempt: a repeat with the same key gets the first response and changes nothing',
  schema: { type: 'string', maxLength: 255 },
};

export const SECURITY_SCHEMES = {
  admin: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'The token of `POST /api/admin/login`' },
  guest: {
    type: 'apiKey',
    in: 'cookie',
    name: 'guest_{code}',
    description: "One booking's cookie, by its code; `__Host-guest_{code}` over https",
  },
  chatVisitor: {
    type: 'apiKey',
    in: 'cookie',
    name: 'chat_token',
    description: "The visitor's own chat; `__Host-chat_token` over https",
  },
};

const DASHBOARD_READS = new Set(['get']);

/** True if a service stores the responses of changes by the client's idempotency key. */
function keepsResponses(service: string): boolean {
  return readFileSync(inRoot('services', service, 'src/app.module.ts'), 'utf8').includes('IdempotencyModule');
}

function isRepeatable({ method, policy, location }: Operation): boolean {
  const isChange = policy.access === 'admin' && !DASHBOARD_READS.has(method) && policy.storesNothing !== true;
  return (policy.idempotent === true || isChange) && keepsResponses(location.service);
}

const readsIdempotencyKey = ({ found }: Operation): boolean => found.names.has('readIdempotencyKey');

function securityOf({ policy: { access }, found }: Operation): ApiOperation['security'] {
  if (access === 'admin') return [{ admin: [] }];
  const anyone = [{}];
  if (access === 'optional-admin') anyone.push({ admin: [] });
  if (found.names.has('tokenIn')) anyone.push({ guest: [] });
  if (found.names.has('chatTokenIn')) anyone.push({ chatVisitor: [] });
  return anyone;
}

/** The errors of the platform code around every route. */
function refusals(operation: Operation): [number, ErrorCode][] {
  const { policy, parameters, method } = operation;
  const takesBody = !DASHBOARD_READS.has(method);
  const kinds: [number, ErrorCode, boolean][] = [
    [400, 'invalid-input', takesBody || parameters.length > 0],
    [401, 'unauthorized', policy.access !== 'public'],
    [403, 'forbidden', policy.access !== 'public'],
    [404, 'not-found', parameters.some((parameter) => parameter.in === 'path')],
    [409, 'idempotency-key-reused', isRepeatable(operation)],
    [413, 'payload-too-large', takesBody],
    [415, 'unsupported-media-type', takesBody],
    [429, 'too-many-requests', policy.limit !== undefined],
    [503, 'unavailable', true],
  ];
  return kinds.filter(([, , applies]) => applies).map(([status, code]) => [status, code]);
}

function errorResponses(operation: Operation, errors: Errors): Record<string, ApiResponse> {
  const own = [...operation.found.errors].flatMap((error) => errors.kindsOf(error));
  const all = [...refusals(operation), ...own.map(({ status, code }) => [status, code] as const)];
  const statuses = [...new Set(all.map(([status]) => status))];
  const codesOf = (status: number) => all.filter(([one]) => one === status).map(([, code]) => code);
  return Object.fromEntries(statuses.map((status) => [status, errors.response(status, codesOf(status))]));
}

const KB = 1024;
const size = (bytes: number): string => (bytes < KB * KB ? `${bytes / KB} KB` : `${bytes / KB / KB} MB`);

function bodyOf({ body, isBodyRequired, path, policy }: Operation): Pick<ApiOperation, 'requestBody'> {
  if (!body) return {};
  const content = Object.fromEntries(Object.entries(body).map(([type, schema]) => [type, { schema }]));
  return {
    requestBody: { required: isBodyRequired, description: `At most ${size(largestBody(path, policy))}`, content },
  };
}

function rules({ needs = [], limit }: Policy): Pick<ApiOperation, 'x-permissions' | 'x-limit'> {
  return { ...(needs.length > 0 ? { 'x-permissions': needs } : {}), ...(limit ? { 'x-limit': limit } : {}) };
}

/** The first sentence is the summary, the rest the description. */
function sentences(doc: string): Pick<ApiOperation, 'summary' | 'description'> {
  const [first = doc] = /^.+?[.;](?=\s|$)/.exec(doc) ?? [];
  const description = doc.slice(first.length).trim();
  return { summary: first.replace(/[.;]$/, ''), ...(description ? { description } : {}) };
}

/** A call as the document describes it. */
export function documentOperation(operation: Operation, errors: Errors): ApiOperation {
  const repeatable = isRepeatable(operation) || readsIdempotencyKey(operation);
  const parameters = [...operation.parameters, ...(repeatable ? [IDEMPOTENCY_KEY] : [])];
  const { service, feature } = operation.location;
  return {
    operationId: operation.id,
    tags: [`${service}/${feature}`],
    ...sentences(operation.doc),
    security: securityOf(operation),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...bodyOf(operation),
    responses: { ...operation.responses, ...errorResponses(operation, errors) },
    ...rules(operation.policy),
  };
}
