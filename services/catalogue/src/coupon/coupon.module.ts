import { Module } from '@nestjs/common';
import { CouponValidationService } from './coupon-validation.service.ts';
import { CouponsAdminController } from './coupons.admin.controller.ts';
import { CouponsController } from './coupons.controller.ts';
import { CouponsService } from './coupons.service.ts';

@Module({
  controllers: [CouponsController, CouponsAdminController],
  providers: [CouponsService, CouponValidationService],
})
export class CouponModule {}
