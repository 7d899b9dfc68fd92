import type { RatesPreview } from '@farmhouse/contracts/bookings/price/rate-preview';
import { Admin, StoresNothing } from '@farmhouse/platform/http/route-policy';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CurrentPrices } from '../price/current-prices.ts';
import { PreviewRatesDto, PreviewRulesDto } from './rate-preview.dto.ts';
import { previewOf } from './rate-preview.input.ts';
import { ratesPreview } from './rate-preview.rules.ts';

/** Previews rates and stay rules; stores nothing. Both paths give the same preview. */
@Controller('api/admin')
@Admin('catalogue')
export class RatePreviewController {
  constructor(
    private readonly db: DataSource,
    private readonly prices: CurrentPrices,
  ) {}

  /**
   * Previews rates and stay rules that are not saved: what applies to each day, and the price of a stay if one is given.
   */
  @Post('rates/preview')
  @HttpCode(200)
  @StoresNothing()
  ofRates(@Body() dto: PreviewRatesDto): Promise<RatesPreview> {
    return this.preview(dto);
  }

  /** Previews rates and stay rules that are not saved, as `rates/preview` does. */
  @Post('stay-rules/preview')
  @HttpCode(200)
  @StoresNothing()
  ofStayRules(@Body() dto: PreviewRulesDto): Promise<RatesPreview> {
    return this.preview(dto);
  }

  private async preview(dto: PreviewRatesDto, now = new Date()): Promise<RatesPreview> {
    return ratesPreview(previewOf(dto, now), await this.prices.now(this.db.manager), now);
  }
}
