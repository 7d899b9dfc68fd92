import type { Rate } from '@farmhouse/contracts/catalogue/rate';
import { Public } from '@farmhouse/platform/http/route-policy';
import { Controller, Get, Header } from '@nestjs/common';
import { toRate } from './rate.view.ts';
import { RatesService } from './rates.service.ts';

@Controller('api/rates')
@Public()
export class RatesController {
  constructor(private readonly ratesService: RatesService) {}

  /** Lists the current rates. */
  @Get()
  @Header('Cache-Control', 'no-cache')
  async list(): Promise<Rate[]> {
    return (await this.ratesService.listCurrent()).map(toRate);
  }
}
