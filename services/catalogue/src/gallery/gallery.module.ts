import { Module } from '@nestjs/common';
import { GalleryAdminController } from './gallery.admin.controller.ts';
import { GalleryController } from './gallery.controller.ts';
import { Gallery } from './gallery.service.ts';

@Module({ controllers: [GalleryController, GalleryAdminController], providers: [Gallery] })
export class GalleryModule {}
