import { readFileSync } from 'node:fs';
import type { ApiDocument, ApiOperation } from '@farmhouse/contracts/api-docs/api-document';

const FILE = new URL('../../../services/identity/src/api-docs/openapi.json', import.meta.url);

/** The API's documentation, as published. */
export const documentation = JSON.parse(readFileSync(FILE, 'utf8')) as ApiDocument;

/** A call that the API's documentation describes; its path may have parameters in braces. */
export interface DocumentedCall {
  method: string;
  path: string;
  operation: ApiOperation;
}

/** Every call of the API's documentation except WebSockets. */
export const DOCUMENTED_CALLS: readonly DocumentedCall[] = Object.entries(documentation.paths).flatMap(
  ([path, operations]) =>
    Object.entries(operations)
      .filter(([, { responses }]) => !('101' in responses)) // WebSockets
      .map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
);

/** True for a call that needs an admin's token. */
export const isAdminOnly = ({ operation }: DocumentedCall): boolean =>
  operation.security.every((way) => 'admin' in way);

/** True for a read that needs neither an id in its path nor a parameter. */
export const isPlainRead = ({ method, operation: { parameters = [] } }: DocumentedCall): boolean =>
  method === 'GET' && !parameters.some(({ required }) => required);

/** True for a read whose documented answer is a list. */
export const isList = ({ method, operation: { responses } }: DocumentedCall): boolean =>
  method === 'GET' && responses['200']?.content?.['application/json']?.schema.type === 'array';

/** The path with a well-formed value for each parameter in it. */
export const filledPath = ({ path, operation: { parameters = [] } }: DocumentedCall): string =>
  parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce((text, { name, schema }) => text.replace(`{${name}}`, String(schema.enum?.[0] ?? 1)), path);
