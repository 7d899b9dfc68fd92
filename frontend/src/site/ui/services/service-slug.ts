import { serviceSlugs } from '@farmhouse/contracts/catalogue/service-slugs';
import type { ServiceView } from '@farmhouse/contracts/catalogue/service';

type Named = Pick<ServiceView, 'id' | 'name'>;

/** The service of a URL like `/services?service=personal-chef`, among all active services. */
export function serviceBySlug<Service extends Named>(services: readonly Service[], slug: string): Service | undefined {
  const slugs = serviceSlugs(services);
  return services.find(({ id }) => slugs.get(id) === slug);
}

/** Path and query of the view of one service. */
export function servicePath(slug: string): string {
  return `/services?service=${slug}`;
}
