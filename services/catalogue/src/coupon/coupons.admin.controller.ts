import type { CouponView } from '@farmhouse/contracts/catalogue/coupon';
import { IdPipe } from '@farmhouse/platform/input/id.pipe';
import { Admin } from '@farmhouse/platform/http/route-policy';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ChangeCouponDto, CreateCouponDto } from './coupon.dto.ts';
import { toCouponView } from './coupon.view.ts';
import { CouponsService } from './coupons.service.ts';

@Controller('api/admin/coupons')
@Admin('catalogue')
export class CouponsAdminController {
  constructor(private readonly couponsService: CouponsService) {}

  /** Lists all coupons, including inactive ones. */
  @Get()
  async list(): Promise<CouponView[]> {
    return (await this.couponsService.listAll()).map(toCouponView);
  }

  /** Creates a coupon. */
  @Post()
  async create(@Body() input: CreateCouponDto): Promise<CouponView> {
    return toCouponView(await this.couponsService.create(input));
  }

  /** Changes the named fields of a coupon. */
  @Patch(':id')
  async update(@Param('id', IdPipe) id: number, @Body() input: ChangeCouponDto): Promise<CouponView> {
    return toCouponView(await this.couponsService.update(id, input));
  }

  /** Deletes a coupon. */
  @Delete(':id')
  @HttpCode(204)
  async remove(@Param('id', IdPipe) id: number): Promise<void> {
    await this.couponsService.remove(id);
  }
}
