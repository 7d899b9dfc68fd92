import { Module } from '@nestjs/common';
import { CouponValidation } from './coupon-validation.service.ts';
import { CouponsAdminController } from './coupons.admin.controller.ts';
import { CouponsController } from './coupons.controller.ts';
import { CouponsService } from './coupons.service.ts';

@Module({
  controllers: [CouponsController, CouponsAdminController],
  providers: [CouponsService, CouponValidation],
})
export class CouponModule {}
