import type { ServiceView } from '@farmhouse/contracts/catalogue/service';
import { slugOf } from '@farmhouse/contracts/text/slug';

/** The service of an address like `/services?service=personal-chef`. */
export function serviceBySlug(services: readonly ServiceView[], slug: string): ServiceView | undefined {
  return services.find(({ name }) => slugOf(name) === slug);
}

/** Path of the view of one service; of a name without Latin letters or digits, that of all services. */
export function servicePath({ name }: ServiceView): string {
  const slug = slugOf(name);
  return slug ? `/services?service=${slug}` : '/services';
}
