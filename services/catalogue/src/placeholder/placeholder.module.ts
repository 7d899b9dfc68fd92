import { Module } from '@nestjs/common';
import { HeroReadModel } from './hero.read-model.ts';
import { HousePicture } from './house-picture.ts';
import { PlaceholderController } from './placeholder.controller.ts';
import { PlaceholdersService } from './placeholders.service.ts';

@Module({
  controllers: [PlaceholderController],
  providers: [HeroReadModel, HousePicture, PlaceholdersService],
  exports: [HeroReadModel],
})
export class PlaceholderModule {}
