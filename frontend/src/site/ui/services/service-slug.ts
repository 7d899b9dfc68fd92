import type { ServiceView } from '@farmhouse/contracts/catalogue/service';
import { slugOf } from '@farmhouse/contracts/text/slug';

type Named = Pick<ServiceView, 'id' | 'name'>;

/** The slug of a service in URLs: of its name; its id for a name without Latin letters or digits. */
export function serviceSlug({ id, name }: Named): string {
  return slugOf(name) || String(id);
}

/** The service of a URL like `/services?service=personal-chef`. */
export function serviceBySlug<Service extends Named>(services: readonly Service[], slug: string): Service | undefined {
  return services.find((service) => serviceSlug(service) === slug);
}

/** Path and query of the view of one service. */
export function servicePath(service: Named): string {
  return `/services?service=${serviceSlug(service)}`;
}
