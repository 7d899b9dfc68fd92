import { runOnce } from '@farmhouse/platform/database/run-once';
import { Outbox } from '@farmhouse/platform/events/outbox';
import { CouponsService } from '../coupon/coupons.service.ts';
import { CATALOGUE_DATABASE } from '../database.ts';
import { ServicesService } from '../service/services.service.ts';

/** Tells every service and coupon again, for a service that has lost its copies. */
await runOnce(CATALOGUE_DATABASE, async (dataSource) => {
  const outbox = new Outbox();
  const services = await new ServicesService(dataSource, outbox).republish();
  const coupons = await new CouponsService(dataSource, outbox).republish();
  return `Told again: ${services} services, ${coupons} coupons`;
});
