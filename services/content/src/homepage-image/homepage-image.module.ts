import { Module } from '@nestjs/common';
import { ChangesModule } from '../changes/changes.module.ts';
import { HomepageImagesController } from './homepage-images.controller.ts';
import { HomepageImagesService } from './homepage-images.service.ts';

@Module({
  imports: [ChangesModule],
  controllers: [HomepageImagesController],
  providers: [HomepageImagesService],
})
export class HomepageImageModule {}
