import { Module } from '@nestjs/common';
import { ServicesAdminController } from './services.admin.controller.ts';
import { ServicesController } from './services.controller.ts';
import { ServicesService } from './services.service.ts';

@Module({ controllers: [ServicesController, ServicesAdminController], providers: [ServicesService] })
export class ServiceModule {}
