import type { ApiDocument } from '@farmhouse/contracts/api-docs/api-document';
import type { RequestOptions } from '../support/api/call.ts';
import type { DocumentedCall } from '../support/api/documented-calls.ts';
import type { SeededRandom } from '../support/random.ts';
import { hostileText, hostileValue } from './corpora.ts';
import { validValue } from './valid-value.ts';

export interface HostileRequest {
  method: string;
  path: string;
  options: RequestOptions;
}

/** Removes characters that a header cannot contain: the client itself would refuse them. */
const asHeader = (text: string): string => text.replaceAll(/[^\x20-\x7E]/g, '').slice(0, 200);

/** A body in which some valid values are replaced by hostile ones, or that is hostile as a whole. */
function hostileBody(schema: Parameters<typeof validValue>[0], document: ApiDocument, random: SeededRandom): unknown {
  const body = validValue(schema, document.components.schemas, random);
  if (typeof body !== 'object' || body === null || random.below(8) === 0) return hostileValue(random);
  const fields = Object.keys(body);
  const changed = { ...body } as Record<string, unknown>;
  const count = 1 + random.below(2);
  for (let time = 0; time < count && fields.length > 0; time += 1) changed[random.pick(fields)] = hostileValue(random);
  if (random.below(4) === 0) changed[hostileText(random).slice(0, 40)] = hostileValue(random);
  return changed;
}

/** A call of the operation with hostile parameters and a hostile body. */
export function hostileRequest(
  { method, path, operation }: DocumentedCall,
  document: ApiDocument,
  random: SeededRandom,
): HostileRequest {
  const parameters = operation.parameters ?? [];
  const valid = (schema: Parameters<typeof validValue>[0]): string =>
    String(validValue(schema, document.components.schemas, random));
  const chosen = (schema: Parameters<typeof validValue>[0]): string =>
    random.below(2) === 0 ? valid(schema) : hostileText(random, valid(schema)).toWellFormed();
  const filled = parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce((text, { name, schema }) => text.replace(`{${name}}`, encodeURIComponent(chosen(schema) || '0')), path);
  const query = new URLSearchParams(
    parameters
      .filter((parameter) => parameter.in === 'query')
      .map(({ name, schema }): [string, string] => [name, chosen(schema)]),
  );
  const headers = Object.fromEntries(
    parameters
      .filter((parameter) => parameter.in === 'header' && random.below(4) === 0)
      .map(({ name }) => [name, asHeader(hostileText(random, 'a'))]),
  );
  const [content] = Object.entries(operation.requestBody?.content ?? {});
  const body = content && { body: hostileBody(content[1].schema, document, random) };
  const search = query.size > 0 ? `?${query.toString()}` : '';
  return { method, path: filled + search, options: { headers, ...body } };
}
