import type { EventEnvelope } from '@farmhouse/contracts/events/events';
import { upsertNewer } from '@farmhouse/platform/read-models/upsert-newer';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CouponCopyEntity } from './coupon-copy.entity.ts';
import { RateBookEntity } from './rate-book.entity.ts';
import { ServiceCopyEntity } from './service-copy.entity.ts';
import { StayRulesCopyEntity } from './stay-rules-copy.entity.ts';

/** Maintains this service's copies of services, coupons, rates and stay rules; only a newer version replaces a row. */
@Injectable()
export class CatalogueReadModel {
  async applyService(tx: EntityManager, { payload }: EventEnvelope<'service.changed'>): Promise<void> {
    const { id, name, price, active, version, deleted } = payload;
    await upsertNewer(tx, ServiceCopyEntity, { id, name, price, active, version, deleted }, 'id');
  }

  async applyCoupon(tx: EntityManager, { payload }: EventEnvelope<'coupon.changed'>): Promise<void> {
    const { id, code, type, value, minAmount, maxDiscount, active, expiryDate, version, deleted } = payload;
    const copy = { id, code, type, value, minAmount, maxDiscount, active, expiryDate, version, deleted };
    await upsertNewer(tx, CouponCopyEntity, copy, 'id');
  }

  async applyRates(tx: EntityManager, { payload: { version, rates } }: EventEnvelope<'rates.changed'>): Promise<void> {
    await upsertNewer(tx, RateBookEntity, { version, rates: JSON.stringify(rates) }, 'version');
  }

  async applyStayRules(tx: EntityManager, event: EventEnvelope<'stay-rules.changed'>): Promise<void> {
    const { version, rules } = event.payload;
    await upsertNewer(tx, StayRulesCopyEntity, { version, rules: JSON.stringify(rules) }, 'version');
    await tx.query('DELETE FROM stay_rules_copies WHERE version < (SELECT max(version) FROM stay_rules_copies)');
  }
}
