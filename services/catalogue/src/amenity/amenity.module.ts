import { Module } from '@nestjs/common';
import { AmenitiesAdminController } from './amenities.admin.controller.ts';
import { AmenitiesController } from './amenities.controller.ts';
import { AmenitiesService } from './amenities.service.ts';

@Module({ controllers: [AmenitiesController, AmenitiesAdminController], providers: [AmenitiesService] })
export class AmenityModule {}
