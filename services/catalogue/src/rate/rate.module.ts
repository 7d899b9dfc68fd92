import { Module } from '@nestjs/common';
import { RatesAdminController } from './rates.admin.controller.ts';
import { RatesService } from './rates.service.ts';

@Module({ controllers: [RatesAdminController], providers: [RatesService] })
export class RateModule {}
