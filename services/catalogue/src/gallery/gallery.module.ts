import { Module } from '@nestjs/common';
import { GalleryAdminController } from './gallery.admin.controller.ts';
import { GalleryController } from './gallery.controller.ts';
import { GalleryService } from './gallery.service.ts';

@Module({ controllers: [GalleryController, GalleryAdminController], providers: [GalleryService] })
export class GalleryModule {}
