import { runOnce } from '@farmhouse/platform/database/run-once';
import { Outbox } from '@farmhouse/platform/events/outbox';
import { CouponsService } from '../coupon/coupons.service.ts';
import { CATALOGUE_DATABASE } from '../database.ts';
import { ServicesService } from '../service/services.service.ts';

/** Publishes every service and coupon again, to rebuild lost read models. */
await runOnce(CATALOGUE_DATABASE, async (dataSource) => {
  const outbox = new Outbox();
  const services = await new ServicesService(dataSource, outbox).republish();
  const coupons = await new CouponsService(dataSource, outbox).republish();
  return `Published again: ${services} services, ${coupons} coupons`;
});
