import { Module } from '@nestjs/common';
import { RatesController } from './rates.controller.ts';
import { RatesAdminController } from './rates.admin.controller.ts';
import { RatesService } from './rates.service.ts';

@Module({ controllers: [RatesController, RatesAdminController], providers: [RatesService] })
export class RateModule {}
