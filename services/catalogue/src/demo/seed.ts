import { istDate } from '@farmhouse/contracts/bookings/stay';
import { runOnce } from '@farmhouse/platform/database/run-once';
import { Outbox } from '@farmhouse/platform/events/outbox';
import { CouponsService } from '../coupon/coupons.service.ts';
import { CATALOGUE_DATABASE } from '../database.ts';
import { ServicesService } from '../service/services.service.ts';
import { demoCoupons } from './coupons.ts';
import { DEMO_SERVICES } from './services.ts';

/** Fills an empty database with demo data; adds nothing when there are services or coupons. */
await runOnce(CATALOGUE_DATABASE, async (dataSource) => {
  const outbox = new Outbox();
  const services = new ServicesService(dataSource, outbox);
  const coupons = new CouponsService(dataSource, outbox);
  const [storedServices, storedCoupons] = [await services.listAll(), await coupons.listAll()];
  if (storedServices.length + storedCoupons.length > 0) return 'There are services and coupons already';

  const newCoupons = demoCoupons(istDate(new Date()));
  for (const service of DEMO_SERVICES.toReversed()) await services.create(service);
  for (const coupon of newCoupons.toReversed()) await coupons.create(coupon);
  return `Stored ${DEMO_SERVICES.length} services and ${newCoupons.length} coupons`;
});
