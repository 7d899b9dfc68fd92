import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import type { ApiResponse, ApiOperation } from '@farmhouse/contracts/api-docs/api-document';
import { ERROR_CODES } from '@farmhouse/contracts/errors';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { documentation } from './documented-calls.ts';

/** The response that is compared with the documentation. */
export interface SeenResponse {
  status: number;
  headers: Headers;
  text: string;
  json: unknown;
}

interface DocumentedPath {
  path: string;
  pattern: RegExp;
  /** The number of literal path segments; of two matching paths, the one with more of them applies. */
  fixed: number;
}

/** True while an older version may respond, which this documentation does not describe. */
const isOtherVersion = process.env.API_VERSIONS === 'several';

const ajv = new Ajv2020({ strict: false, validateFormats: false, validateSchema: false, allErrors: true });
ajv.addSchema(documentation, 'api');
const validators = new Map<string, ValidateFunction>();

const PATHS: readonly DocumentedPath[] = Object.keys(documentation.paths)
  .map((path) => ({
    path,
    pattern: new RegExp(`^${path.replace(/[.+]/g, '\\$&').replace(/\{[^}]*\}/g, '[^/]+')}$`),
    fixed: path.split('/').filter((part) => !part.startsWith('{')).length,
  }))
  .sort((a, b) => b.fixed - a.fixed);

const escaped = (part: string): string => part.replaceAll('~', '~0').replaceAll('/', '~1');

/** Validators, compiled when a response of their kind is first seen. */
function validatorOf(path: string, method: string, status: number): ValidateFunction {
  const place = ['paths', path, method, 'responses', String(status), 'content', 'application/json', 'schema'];
  const $ref = `api#/${place.map(escaped).map(encodeURIComponent).join('/')}`;
  const validator = validators.get($ref) ?? ajv.compile({ $ref });
  validators.set($ref, validator);
  return validator;
}

/** The statuses of a path without documented calls: not found, or not authorised. */
const NOTHING_HERE = [400, 401, 403, 404, 415];
/**
 * The statuses with which the gateway itself refuses calls: an unknown method, a request that is too long, too slow or
 * malformed, too many calls, and calls of a service that is down.
 */
const OF_THE_GATEWAY = [405, 408, 411, 412, 413, 414, 416, 429, 431, 501, 503, 505];
const GATEWAY_TEMPLATE = new URL('../../../gateway/templates/50-errors.conf.template', import.meta.url);
/** The bodies of the gateway's own refusals: a service that sends such a status with another one must document it. */
const GATEWAY_BODIES = new Set(
  [...readFileSync(GATEWAY_TEMPLATE, 'utf8').matchAll(/'(\{.*\})';/g)].map(([, body]) => body),
);

function isRefusalOfNothing({ status, json }: SeenResponse): boolean {
  const { code = '' } = (json ?? {}) as { code?: string };
  return NOTHING_HERE.includes(status) && Object.hasOwn(ERROR_CODES, code);
}

function problemOfBody(
  response: SeenResponse,
  documented: ApiResponse,
  validate: () => ValidateFunction,
): string | undefined {
  if (!documented.content) return response.text === '' ? undefined : 'a body is not documented';
  const [type = ''] = (response.headers.get('content-type') ?? '').split(';');
  if (!documented.content[type]) return `the type ${type || 'of an absent body'} is not documented`;
  if (type !== 'application/json') return undefined;
  const validator = validate();
  return validator(response.json) ? undefined : ajv.errorsText(validator.errors, { dataVar: 'body' });
}

const isRefusalOfGateway = ({ status, text }: SeenResponse): boolean =>
  OF_THE_GATEWAY.includes(status) && GATEWAY_BODIES.has(text);

/** True if the gateway resolves the path to one outside the API, such as `/api/a%2F..%2F..%2Fetc`. */
const leavesApi = (pathname: string): boolean =>
  !posix.normalize(pathname.replaceAll(/%2f/gi, '/').replaceAll(/%2e/gi, '.')).startsWith('/api/');

/** A page that nginx returns before its configured error texts apply, or one of the site. */
function isErrorPage(pathname: string, { status, headers, text }: SeenResponse): boolean {
  if (status < 400 || !headers.get('content-type')?.startsWith('text/html')) return false;
  return leavesApi(pathname) || text.includes('<center>nginx</center>');
}

/** The difference between a response and the documentation; undefined if there is none. */
function problemOf(method: string, pathname: string, response: SeenResponse): string | undefined {
  if (isRefusalOfGateway(response) || isErrorPage(pathname, response)) return undefined;
  const known = PATHS.find(({ path, pattern }) => pattern.test(pathname) && documentation.paths[path]?.[method]);
  const isOther = !pathname.startsWith('/api/') || isRefusalOfNothing(response);
  if (!known) return isOther ? undefined : 'the call is not documented';
  const { operationId, responses } = documentation.paths[known.path]?.[method] as ApiOperation;
  const documented = responses[String(response.status)];
  const problem = documented
    ? problemOfBody(response, documented, () => validatorOf(known.path, method, response.status))
    : 'the status is not documented';
  return problem && `${problem} (${operationId})`;
}

/** Throws unless the API's documentation contains the status of a response and the shape of its body. */
export function assertDocumented(method: string, path: string, response: SeenResponse): void {
  if (isOtherVersion) return;
  const [pathname = ''] = path.split('?');
  const problem = problemOf(method.toLowerCase(), pathname, response);
  if (problem) {
    throw new Error(`${method} ${path} returned ${response.status}, but ${problem}: ${response.text.slice(0, 400)}`);
  }
}
