import { Module } from '@nestjs/common';
import { PriceModule } from '../price/price.module.ts';
import { RatePreviewController } from './rate-preview.controller.ts';

/** What rates and stay rules would make of the calendar, before the owner saves them. */
@Module({ imports: [PriceModule], controllers: [RatePreviewController] })
export class RatePreviewModule {}
