import { expect, it } from '@jest/globals';
import type { ServiceCategory, ServiceView } from '@farmhouse/contracts/catalogue/service';
import { serviceGroups } from './service-groups.ts';

const service = (id: number, category: ServiceCategory): ServiceView => ({
  ...{ id, category, name: `Service ${id}`, description: '', price: 100, icon: null, imageUrl: null, active: true },
  ...{ maxGuests: null, frequency: null },
});

it('serviceGroups puts every service into the group of its category, keeps their order and leaves out empty groups', () => {
  const groups = serviceGroups([service(1, 'other'), service(2, 'food'), service(3, 'other')]);

  expect(groups.map(({ category, services }) => [category, services.map(({ id }) => id)])).toEqual([
    ['food', [2]],
    ['other', [1, 3]],
  ]);
});
