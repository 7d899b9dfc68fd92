import type { ApiDocument, ApiOperation } from '@farmhouse/contracts/api-docs/api-document';

/** One call of the API with its address. */
export interface DocumentedOperation {
  method: string;
  path: string;
  operation: ApiOperation;
}

export interface OperationGroup {
  name: string;
  operations: DocumentedOperation[];
}

function callsOf({ paths }: ApiDocument): DocumentedOperation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
}

const textOf = ({ method, path, operation: { summary, description = '', tags } }: DocumentedOperation): string =>
  [method, path, summary, description, ...tags].join(' ').toLowerCase();

/** The operations in which every word of the search occurs, grouped by service and feature. */
export function groupsOf(document: ApiDocument, search: string): OperationGroup[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = callsOf(document).filter((call) => words.every((word) => textOf(call).includes(word)));
  return document.tags
    .map(({ name }) => ({ name, operations: found.filter(({ operation }) => operation.tags[0] === name) }))
    .filter(({ operations }) => operations.length > 0);
}

/** Who may make a call, as text. */
export function callersOf({ security, 'x-permissions': needs = [] }: ApiOperation): string {
  const clients = security.map((one) => {
    if ('admin' in one) return needs.length > 0 ? `admins who may work with ${needs.join(' or ')}` : 'every admin';
    if ('guest' in one) return 'guests, with the cookie of the booking';
    if ('chatVisitor' in one) return 'visitors, with the cookie of the chat';
    return 'everyone';
  });
  return clients.join('; ');
}
