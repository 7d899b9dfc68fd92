import type { ServiceView } from '@farmhouse/contracts/catalogue/service';
import { slugOf } from '@farmhouse/contracts/text/slug';

/** The service of a URL like `/services?service=personal-chef`. */
export function serviceBySlug(services: readonly ServiceView[], slug: string): ServiceView | undefined {
  return services.find(({ name }) => slugOf(name) === slug);
}

/** Path and query of the view of one service; for a name without Latin letters or digits, of all services. */
export function servicePath({ name }: ServiceView): string {
  const slug = slugOf(name);
  return slug ? `/services?service=${slug}` : '/services';
}
