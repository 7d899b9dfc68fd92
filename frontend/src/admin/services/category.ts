import type { ServiceCategory } from '@farmhouse/contracts/catalogue/service';

/** `food` as people read it: `Food`. */
export function categoryLabel(category: ServiceCategory): string {
  return category.charAt(0).toUpperCase() + category.slice(1);
}
