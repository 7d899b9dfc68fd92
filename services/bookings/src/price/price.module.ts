import { SettingsReadModel } from '@farmhouse/platform/read-models/settings.read-model';
import { Module } from '@nestjs/common';
import { CatalogueReadModel } from './catalogue.read-model.ts';
import { CurrentPrices } from './current-prices.ts';

/** The current prices of stays, from copies of services, coupons and settings. */
@Module({
  providers: [CatalogueReadModel, SettingsReadModel, CurrentPrices],
  exports: [CatalogueReadModel, SettingsReadModel, CurrentPrices],
})
export class PriceModule {}
