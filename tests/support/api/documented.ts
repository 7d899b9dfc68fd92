import { readFileSync } from 'node:fs';
import type { ApiAnswer, ApiDocument, ApiOperation } from '@farmhouse/contracts/api-docs/api-document';
import { ERROR_CODES } from '@farmhouse/contracts/errors';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

const FILE = new URL('../../../services/identity/src/api-docs/openapi.json', import.meta.url);

/** What is compared with the documentation. */
export interface SeenAnswer {
  status: number;
  headers: Headers;
  text: string;
  json: unknown;
}

interface DocumentedPath {
  path: string;
  pattern: RegExp;
  /** Parts that are written out; of two paths that match, the one with more of them is meant. */
  fixed: number;
}

/** True while an older version may answer, which this documentation does not describe. */
const isOtherVersion = process.env.API_VERSIONS === 'several';

const documentation = JSON.parse(readFileSync(FILE, 'utf8')) as ApiDocument;
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

/** Compiled when an answer of the kind is first seen. */
function validatorOf(path: string, method: string, status: number): ValidateFunction {
  const place = ['paths', path, method, 'responses', String(status), 'content', 'application/json', 'schema'];
  const $ref = `api#/${place.map(escaped).map(encodeURIComponent).join('/')}`;
  const validator = validators.get($ref) ?? ajv.compile({ $ref });
  validators.set($ref, validator);
  return validator;
}

/** What the path is answered with when nothing is documented there: that there is nothing, or nothing for this caller. */
const NOTHING_HERE = [400, 401, 403, 404, 415];
/**
 * The gateway refuses any call by itself: a method that no call has, a request that is too long, too slow or not HTTP as it
 * knows it, too many calls, and every call of a service that is down.
 */
const OF_THE_GATEWAY = [405, 408, 411, 412, 413, 414, 416, 429, 431, 501, 503, 505];

function isRefusal({ status, json }: SeenAnswer, statuses: readonly number[]): boolean {
  const { code = '' } = (json ?? {}) as { code?: string };
  return statuses.includes(status) && Object.hasOwn(ERROR_CODES, code);
}

function problemOfBody(
  answer: SeenAnswer,
  documented: ApiAnswer,
  validate: () => ValidateFunction,
): string | undefined {
  if (!documented.content) return answer.text === '' ? undefined : 'a body is not documented';
  const [type = ''] = (answer.headers.get('content-type') ?? '').split(';');
  if (!documented.content[type]) return `the type ${type || 'of an absent body'} is not documented`;
  if (type !== 'application/json') return undefined;
  const validator = validate();
  return validator(answer.json) ? undefined : ajv.errorsText(validator.errors, { dataVar: 'body' });
}

/** A page with which nginx answers before its own texts of errors apply, in place of a call's answer. */
function isErrorPage({ status, headers }: SeenAnswer): boolean {
  return status >= 400 && (headers.get('content-type') ?? '').startsWith('text/html');
}

/** What differs between an answer and the documentation; undefined when nothing does. */
function problemOf(method: string, pathname: string, answer: SeenAnswer): string | undefined {
  if (isRefusal(answer, OF_THE_GATEWAY) || isErrorPage(answer)) return undefined;
  const known = PATHS.find(({ path, pattern }) => pattern.test(pathname) && documentation.paths[path]?.[method]);
  const isOther = !pathname.startsWith('/api/') || isRefusal(answer, NOTHING_HERE);
  if (!known) return isOther ? undefined : 'the call is not documented';
  const { operationId, responses } = documentation.paths[known.path]?.[method] as ApiOperation;
  const documented = responses[String(answer.status)];
  const problem = documented
    ? problemOfBody(answer, documented, () => validatorOf(known.path, method, answer.status))
    : 'the status is not documented';
  return problem && `${problem} (${operationId})`;
}

/** Throws unless the documentation of the API has the status of an answer and the shape of its body. */
export function assertDocumented(method: string, path: string, answer: SeenAnswer): void {
  if (isOtherVersion) return;
  const [pathname = ''] = path.split('?');
  const problem = problemOf(method.toLowerCase(), pathname, answer);
  if (problem) {
    throw new Error(`${method} ${path} answered ${answer.status}, but ${problem}: ${answer.text.slice(0, 400)}`);
  }
}
