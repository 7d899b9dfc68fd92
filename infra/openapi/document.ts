import type { Operation } from './operation.ts';
import { operationOfRoute } from './controller-operations.ts';
import { Errors } from './errors.ts';
import { documentOperation, SECURITY_SCHEMES } from './document-operation.ts';
import { pathsOf } from './paths.ts';
import { plainOperationsIn } from './fastify-operations.ts';
import { CallGraph } from './call-graph.ts';
import { routesIn } from './routes.ts';
import { Schemas } from './schemas.ts';
import { readSources } from './sources.ts';
import { socketOperations } from './websocket-operations.ts';
import type { ApiDocument } from '../../services/contracts/src/api-docs/api-document.ts';

const DESCRIPTION = `Everything that the services answer, made from the route table, the controllers and their types by
\`make docs\`. Every error is \`{ message, code }\`; clients compare the code and never the message. A 500 has the code
\`unexpected\` and is a fault. Fields of a body that are not named here are left unread.`;

/** Sorts the keys, so that the document changes only where the interface does. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, part]) => [key, sorted(part)]));
}

/** The OpenAPI document of the built services. */
export async function describeApi(): Promise<ApiDocument> {
  const { checker, files } = readSources();
  const schemas = new Schemas(checker);
  const sources = { checker, schemas, reach: new CallGraph(checker) };
  const operations: Operation[] = [...socketOperations()];
  for (const file of files) {
    for (const route of await routesIn(file, checker)) operations.push(await operationOfRoute(route, sources));
    operations.push(...plainOperationsIn(file, sources));
  }
  const errors = new Errors(checker, schemas);
  const paths = pathsOf(operations, (operation) => documentOperation(operation, errors));
  const tags = [
    ...new Set(
      Object.values(paths)
        .flatMap(Object.values)
        .flatMap(({ tags: own }) => own),
    ),
  ];
  return sorted({
    openapi: '3.1.1',
    info: { title: 'The farmhouse', version: '1', description: DESCRIPTION.replaceAll('\n', ' ') },
    servers: [{ url: '/', description: 'The gateway' }],
    tags: tags.sort().map((name) => ({ name })),
    paths,
    components: { schemas: { ...schemas.components, ...errors.components() }, securitySchemes: SECURITY_SCHEMES },
  }) as ApiDocument;
}
