import type { ApiDocument, ApiOperation } from '@farmhouse/contracts/api-docs/api-document';

/** One call of the API with its address. */
export interface DocumentedCall {
  method: string;
  path: string;
  operation: ApiOperation;
}

export interface CallGroup {
  name: string;
  calls: DocumentedCall[];
}

function callsOf({ paths }: ApiDocument): DocumentedCall[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
}

const textOf = ({ method, path, operation: { summary, description = '', tags } }: DocumentedCall): string =>
  [method, path, summary, description, ...tags].join(' ').toLowerCase();

/** The calls in which every word of the search occurs, grouped by service and feature. */
export function groupsOf(document: ApiDocument, search: string): CallGroup[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = callsOf(document).filter((call) => words.every((word) => textOf(call).includes(word)));
  return document.tags
    .map(({ name }) => ({ name, calls: found.filter(({ operation }) => operation.tags[0] === name) }))
    .filter(({ calls }) => calls.length > 0);
}

/** Who may make a call, as text. */
export function callersOf({ security, 'x-permissions': needs = [] }: ApiOperation): string {
  const callers = security.map((one) => {
    if ('admin' in one) return needs.length > 0 ? `admins who may work with ${needs.join(' or ')}` : 'every admin';
    if ('guest' in one) return 'guests, with the cookie of the booking';
    if ('chatVisitor' in one) return 'visitors, with the cookie of the chat';
    return 'everyone';
  });
  return callers.join('; ');
}
