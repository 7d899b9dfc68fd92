import { pathToFileURL } from 'node:url';
import { inRoot } from '../../paths.ts';
import { SERVICES } from '../../services.ts';

interface Tables {
  migrations: readonly { name: string }[];
}
interface Shape extends Tables {
  schema: string;
  uses?: readonly Tables[];
}

const isShape = (value: unknown): value is Shape =>
  typeof value === 'object' && value !== null && 'schema' in value && 'migrations' in value;

/** The names of all migrations of the built services, for each schema. */
export async function knownMigrations(): Promise<Record<string, string[]>> {
  const shapes = await Promise.all(
    SERVICES.map(async ({ name }) => {
      const file = pathToFileURL(inRoot('services', name, 'dist/database.js')).href;
      const shape = Object.values((await import(file)) as Record<string, unknown>).find(isShape);
      if (!shape) throw new Error(`services/${name}/src/database.ts exports no database shape`);
      return shape;
    }),
  );
  const namesOf = (shape: Shape): string[] =>
    [...(shape.uses ?? []), shape].flatMap(({ migrations }) => migrations.map(({ name }) => name));
  return Object.fromEntries(shapes.map((shape) => [shape.schema, namesOf(shape)]));
}
