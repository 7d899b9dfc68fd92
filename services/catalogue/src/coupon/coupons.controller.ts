import type { PublicCoupon, ValidatedCoupon } from '@farmhouse/contracts/catalogue/coupon';
import { Limited, Public } from '@farmhouse/platform/http/route-policy';
import { Body, Controller, Get, Header, HttpCode, Post } from '@nestjs/common';
import { CouponValidationService } from './coupon-validation.service.ts';
import { ValidateCouponDto } from './coupon.dto.ts';
import { CouponsService } from './coupons.service.ts';

@Controller('api/coupons')
@Public()
export class CouponsController {
  constructor(
    private readonly couponsService: CouponsService,
    private readonly couponValidationService: CouponValidationService,
  ) {}

  /** Lists the coupons that the site shows: active, listed and not expired. */
  @Get()
  @Header('Cache-Control', 'no-cache')
  list(): Promise<PublicCoupon[]> {
    return this.couponsService.listPublic();
  }

  /** Returns the discount that a coupon gives on an amount. */
  @Post('validate')
  @HttpCode(200)
  @Limited('coupons')
  validate(@Body() input: ValidateCouponDto): Promise<ValidatedCoupon> {
    return this.couponValidationService.validate(input);
  }
}
