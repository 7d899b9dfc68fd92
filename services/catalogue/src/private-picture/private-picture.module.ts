import { Module } from '@nestjs/common';
import { PrivatePicturesAdminController } from './private-pictures.admin.controller.ts';
import { PrivatePicturesService } from './private-pictures.service.ts';
import { PrivatePicturesSweep } from './private-pictures.sweep.ts';

/** Pictures that only admins see; other services refer to them by their ids. */
@Module({
  controllers: [PrivatePicturesAdminController],
  providers: [PrivatePicturesService, PrivatePicturesSweep],
  exports: [PrivatePicturesService],
})
export class PrivatePictureModule {}
