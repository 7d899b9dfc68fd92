import type { PublicCoupon, SaveCoupon } from '@farmhouse/contracts/catalogue/coupon';
import { istDate } from '@farmhouse/contracts/timing/ist';
import { findAndLock } from '@farmhouse/platform/database/find-and-lock';
import { applyFields } from '@farmhouse/platform/database/rows';
import { rethrowViolation } from '@farmhouse/platform/database/violations';
import { InvalidInput } from '@farmhouse/platform/errors/domain-error';
import { nextVersion } from '@farmhouse/platform/events/change-version';
import { Outbox } from '@farmhouse/platform/events/outbox';
import { republishAll } from '@farmhouse/platform/events/republish';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { COUPON_CODE_UNIQUE, CouponEntity } from './coupon.entity.ts';
import { CodeTaken } from './coupon.errors.ts';
import { couponProblems } from './coupon.rules.ts';
import { couponChanged } from './coupon.view.ts';

const NEW_COUPON = { minAmount: 0, maxDiscount: null, expiryDate: null, active: true, listed: true };

/** The owner's coupons. Every change publishes `coupon.changed` in its own transaction. */
@Injectable()
export class CouponsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /** Today's public coupons, newest first: active, listed and not expired. */
  listPublic(now = new Date()): Promise<PublicCoupon[]> {
    return this.dataSource.query<PublicCoupon[]>(
      `SELECT code, type, value, min_amount AS "minAmount", max_discount AS "maxDiscount",
         expiry_date::text AS "expiryDate"
       FROM coupons WHERE active AND listed AND (expiry_date IS NULL OR expiry_date >= $1) ORDER BY id DESC`,
      [istDate(now)],
    );
  }

  /** All of them, newest first. */
  listAll(): Promise<CouponEntity[]> {
    return this.dataSource.manager.find(CouponEntity, { order: { id: 'DESC' } });
  }

  /** Throws CodeTaken when another coupon has the code, InvalidInput when its figures contradict one another. */
  create(input: SaveCoupon): Promise<CouponEntity> {
    return this.save(async (tx) => applyFields(tx.create(CouponEntity, NEW_COUPON), input));
  }

  /** Changes the given fields and keeps the others; the merged result is validated. */
  update(id: number, input: Partial<SaveCoupon>): Promise<CouponEntity> {
    return this.save(async (tx) => applyFields(await findAndLock(tx, CouponEntity, id, 'Coupon'), input));
  }

  /** Deletes a coupon permanently; bookings keep the terms they were made with. */
  remove(id: number): Promise<void> {
    return this.dataSource.transaction(async (tx) => {
      const coupon = await findAndLock(tx, CouponEntity, id, 'Coupon');
      await tx.delete(CouponEntity, id);
      await this.publishChange(tx, coupon, { deleted: true });
    });
  }

  /** Publishes the current state of every coupon again, to rebuild lost read models. Returns how many. */
  republish(): Promise<number> {
    return republishAll(this.dataSource, CouponEntity, (tx, coupon) => this.publishChange(tx, coupon));
  }

  private save(make: (tx: EntityManager) => Promise<CouponEntity>): Promise<CouponEntity> {
    return rethrowViolation(
      COUPON_CODE_UNIQUE,
      () => new CodeTaken(),
      () =>
        this.dataSource.transaction(async (tx) => {
          const coupon = await make(tx);
          const problems = couponProblems(coupon);
          if (problems.length > 0) throw new InvalidInput(problems);
          await tx.save(coupon);
          await this.publishChange(tx, coupon);
          return coupon;
        }),
    );
  }

  private async publishChange(tx: EntityManager, coupon: CouponEntity, { deleted = false } = {}): Promise<void> {
    await this.outbox.add(tx, 'coupon.changed', couponChanged(coupon, await nextVersion(tx), { deleted }));
  }
}
