import { slugOf } from '../text/slug.ts';

interface Named {
  id: number;
  name: string;
}

/**
 * The slugs in URLs of all active services, by their ids; no two are equal, in whatever order the services are. Made
 * from the name; the id for a name without Latin letters or digits; with the id appended when an older service has the
 * slug.
 */
export function serviceSlugs(services: readonly Named[]): ReadonlyMap<number, string> {
  const taken = new Map<string, number>();
  for (const { id, name } of services.toSorted((a, b) => a.id - b.id)) {
    let slug = slugOf(name) || String(id);
    while (taken.has(slug)) slug = `${slug}-${id}`;
    taken.set(slug, id);
  }
  return new Map(Array.from(taken, ([slug, id]) => [id, slug]));
}
