import type { PublicCoupon, ValidatedCoupon } from '@farmhouse/contracts/catalogue/coupon';
import { Limited, Public } from '@farmhouse/platform/http/route-policy';
import { Body, Controller, Get, Header, HttpCode, Post } from '@nestjs/common';
import { CouponValidation } from './coupon-validation.service.ts';
import { ValidateCouponDto } from './coupon.dto.ts';
import { CouponsService } from './coupons.service.ts';

@Controller('api/coupons')
@Public()
export class CouponsController {
  constructor(
    private readonly coupons: CouponsService,
    private readonly validation: CouponValidation,
  ) {}

  @Get()
  @Header('Cache-Control', 'no-cache')
  list(): Promise<PublicCoupon[]> {
    return this.coupons.listPublic();
  }

  @Post('validate')
  @HttpCode(200)
  @Limited('coupons')
  validate(@Body() input: ValidateCouponDto): Promise<ValidatedCoupon> {
    return this.validation.validate(input);
  }
}
