import { pathToFileURL } from 'node:url';
import { inRoot } from '../paths.ts';
import type { ServiceName } from '../services.ts';

interface Tables {
  migrations: readonly { name: string }[];
}

/** What a service's built `database.ts` exports: its schema, and the migrations of its tables. */
export interface ServiceShape extends Tables {
  schema: string;
  uses?: readonly Tables[];
}

const isShape = (value: unknown): value is ServiceShape =>
  typeof value === 'object' && value !== null && 'schema' in value && 'migrations' in value;

/** The database of a built service. */
export async function shapeOf(service: ServiceName): Promise<ServiceShape> {
  const file = pathToFileURL(inRoot('services', service, 'dist/database.js')).href;
  const shape = Object.values((await import(file)) as Record<string, unknown>).find(isShape);
  if (!shape) throw new Error(`services/${service}/src/database.ts exports no database shape`);
  return shape;
}
