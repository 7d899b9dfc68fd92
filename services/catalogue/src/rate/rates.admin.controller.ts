import type { RateView } from '@farmhouse/contracts/catalogue/rate';
import { IdPipe } from '@farmhouse/platform/input/id.pipe';
import { Admin } from '@farmhouse/platform/http/route-policy';
import { SaveRateDto } from '@farmhouse/platform/rates/rate.dto';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { SaveOrderDto } from '../ordered-list/order.dto.ts';
import { ChangeRateDto } from './rate.dto.ts';
import { toRateView } from './rate.view.ts';
import { RatesService } from './rates.service.ts';

@Controller('api/admin/rates')
@Admin('catalogue')
export class RatesAdminController {
  constructor(private readonly ratesService: RatesService) {}

  /** Lists all rates in the order in which they apply. */
  @Get()
  async list(): Promise<RateView[]> {
    return (await this.ratesService.listAll()).map(toRateView);
  }

  /** Creates a rate. */
  @Post()
  async create(@Body() input: SaveRateDto): Promise<RateView> {
    return toRateView(await this.ratesService.create(input));
  }

  /** Saves the order of the rates. */
  @Put('order')
  async reorder(@Body() { ids }: SaveOrderDto): Promise<RateView[]> {
    return (await this.ratesService.reorder(ids)).map(toRateView);
  }

  /** Changes a rate. */
  @Put(':id')
  async update(@Param('id', IdPipe) id: number, @Body() input: ChangeRateDto): Promise<RateView> {
    return toRateView(await this.ratesService.update(id, input));
  }

  /** Deletes a rate. */
  @Delete(':id')
  @HttpCode(204)
  async remove(@Param('id', IdPipe) id: number): Promise<void> {
    await this.ratesService.remove(id);
  }
}
