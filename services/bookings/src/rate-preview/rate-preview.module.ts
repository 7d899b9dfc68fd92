import { Module } from '@nestjs/common';
import { PriceModule } from '../price/price.module.ts';
import { RatePreviewController } from './rate-preview.controller.ts';

/** Previews how rates and stay rules would change the calendar, before the owner saves them. */
@Module({ imports: [PriceModule], controllers: [RatePreviewController] })
export class RatePreviewModule {}
