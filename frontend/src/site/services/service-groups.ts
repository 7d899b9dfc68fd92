import type { ServiceCategory, ServiceView } from '@farmhouse/contracts/catalogue/service';

/** Headings of the groups, in the order of the page. */
const NAMES: Record<ServiceCategory, string> = {
  food: 'Food and drink',
  entertainment: 'Evenings and celebrations',
  activities: 'Things to do',
  accommodation: 'Rooms and comfort',
  transport: 'Getting here and around',
  other: 'Good to have',
};
const CATEGORIES = Object.keys(NAMES) as ServiceCategory[];

export interface ServiceGroup {
  category: ServiceCategory;
  name: string;
  services: readonly ServiceView[];
}

/** The services by category, each group in the owner's order; leaves out empty groups. */
export function serviceGroups(services: readonly ServiceView[]): ServiceGroup[] {
  return CATEGORIES.map((category) => ({
    category,
    name: NAMES[category],
    services: services.filter((service) => service.category === category),
  })).filter((group) => group.services.length > 0);
}
