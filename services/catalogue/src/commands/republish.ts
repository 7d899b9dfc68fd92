import { runOnce } from '@farmhouse/platform/database/run-once';
import { Outbox } from '@farmhouse/platform/events/outbox';
import { CouponsService } from '../coupon/coupons.service.ts';
import { CATALOGUE_DATABASE } from '../database.ts';
import { createGallery } from '../gallery/create-gallery.ts';
import { RatesService } from '../rate/rates.service.ts';
import { ServicesService } from '../service/services.service.ts';
import { StayRulesService } from '../stay-rule/stay-rules.service.ts';
import { readUploadsConfig } from '../uploads-config.ts';

/** Publishes every service, coupon, rate, stay rule and picture of the gallery again, to rebuild lost read models. */
await runOnce(CATALOGUE_DATABASE, async (dataSource) => {
  const outbox = new Outbox();
  const services = await new ServicesService(dataSource, outbox).republish();
  const coupons = await new CouponsService(dataSource, outbox).republish();
  const rates = await new RatesService(dataSource, outbox).republish();
  const rules = await new StayRulesService(dataSource, outbox).republish();
  const gallery = await createGallery(dataSource, readUploadsConfig());
  const pictures = await gallery.republish();
  return `Published again: ${services} services, ${coupons} coupons, ${rates} rates, ${rules} stay rules, ${pictures} pictures`;
});
