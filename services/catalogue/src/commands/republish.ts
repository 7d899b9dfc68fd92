import { loadConfig } from '@farmhouse/platform/config/config';
import { runOnce } from '@farmhouse/platform/database/run-once';
import { Outbox } from '@farmhouse/platform/events/outbox';
import { CouponsService } from '../coupon/coupons.service.ts';
import { uploadsVariable } from '../config.ts';
import { CATALOGUE_DATABASE } from '../database.ts';
import { galleryOfCommand } from '../gallery/gallery-of-command.ts';
import { ServicesService } from '../service/services.service.ts';

/** Publishes every service, coupon and picture of the gallery again, to rebuild lost read models. */
await runOnce(CATALOGUE_DATABASE, async (dataSource) => {
  const outbox = new Outbox();
  const services = await new ServicesService(dataSource, outbox).republish();
  const coupons = await new CouponsService(dataSource, outbox).republish();
  const { UPLOADS_DIR } = loadConfig(uploadsVariable);
  const pictures = await galleryOfCommand(dataSource, UPLOADS_DIR).republish();
  return `Published again: ${services} services, ${coupons} coupons, ${pictures} pictures`;
});
