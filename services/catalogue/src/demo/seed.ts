import { istDate } from '@farmhouse/contracts/timing/ist';
import { loadConfig } from '@farmhouse/platform/config/config';
import { runOnce } from '@farmhouse/platform/database/run-once';
import { Outbox } from '@farmhouse/platform/events/outbox';
import { z } from 'zod';
import { AmenitiesService } from '../amenity/amenities.service.ts';
import { CouponsService } from '../coupon/coupons.service.ts';
import { CATALOGUE_DATABASE } from '../database.ts';
import { createGallery } from '../gallery/create-gallery.ts';
import { ServicesService } from '../service/services.service.ts';
import { readUploadsConfig } from '../uploads-config.ts';
import { DEMO_AMENITIES } from './amenities.ts';
import { demoCoupons } from './coupons.ts';
import { DEMO_PICTURES } from './pictures.ts';
import { addDemoPictures } from './seed-pictures.ts';
import { DEMO_SERVICES } from './services.ts';

const variables = {
  /** `no` or 0 leaves the gallery empty; pages then show their bundled pictures. */
  DEMO_PICTURES: z.enum(['1', 'yes', '0', 'no']).default('yes'),
} as const;

/** Seeds only empty tables; a table in which the owner has stored anything is left unchanged. */
await runOnce(CATALOGUE_DATABASE, async (dataSource) => {
  const config = loadConfig(variables);
  const outbox = new Outbox();
  const services = new ServicesService(dataSource, outbox);
  const coupons = new CouponsService(dataSource, outbox);
  const amenities = new AmenitiesService(dataSource, outbox);
  const gallery = await createGallery(dataSource, readUploadsConfig());

  const fill = async (name: string, stored: readonly object[], store: () => Promise<number>): Promise<string> =>
    stored.length > 0 ? `${name}: there already` : `${name}: ${await store()}`;
  const storeEach = async <T>(rows: readonly T[], store: (row: T) => Promise<unknown>): Promise<number> => {
    for (const row of rows) await store(row);
    return rows.length;
  };
  const newCoupons = demoCoupons(istDate(new Date())).toReversed();
  const done = [
    await fill('services', await services.listAll(), () =>
      storeEach(DEMO_SERVICES.toReversed(), (service) => services.create(service)),
    ),
    await fill('coupons', await coupons.listAll(), () => storeEach(newCoupons, (coupon) => coupons.create(coupon))),
    await fill('amenities', await amenities.listAll(), () =>
      storeEach(DEMO_AMENITIES, (amenity) => amenities.create(amenity)),
    ),
    ['0', 'no'].includes(config.DEMO_PICTURES)
      ? 'pictures: none wanted'
      : await fill('pictures', await gallery.listAll(), () => addDemoPictures(gallery, DEMO_PICTURES)),
  ];
  return `Stored ${done.join(', ')}`;
});
