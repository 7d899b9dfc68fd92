import type { HomepageImageView } from '@farmhouse/contracts/content/homepage-image';
import { IdPipe } from '@farmhouse/platform/input/id.pipe';
import { Admin, OptionalAdmin } from '@farmhouse/platform/http/route-policy';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ChangeHomepageImageDto, CreateHomepageImageDto } from './homepage-image.dto.ts';
import type { HomepageImageEntity } from './homepage-image.entity.ts';
import { HomepageImagesService } from './homepage-images.service.ts';

const toView = (image: HomepageImageEntity): HomepageImageView => ({ ...image });

@Controller('api/homepage-images')
export class HomepageImagesController {
  constructor(private readonly homepageImagesService: HomepageImagesService) {}

  /** Lists the pictures of the home page. Admins also see hidden pictures. */
  @Get()
  @OptionalAdmin('content')
  async list(@Req() { admin }: FastifyRequest): Promise<HomepageImageView[]> {
    return (await (admin ? this.homepageImagesService.listAll() : this.homepageImagesService.listActive())).map(toView);
  }

  /** Adds a picture to the home page. */
  @Post()
  @Admin('content')
  async create(@Body() input: CreateHomepageImageDto): Promise<HomepageImageView> {
    return toView(await this.homepageImagesService.create(input));
  }

  /** Changes the named fields of a picture of the home page. */
  @Put(':id')
  @Admin('content')
  async update(@Param('id', IdPipe) id: number, @Body() input: ChangeHomepageImageDto): Promise<HomepageImageView> {
    return toView(await this.homepageImagesService.update(id, input));
  }

  /** Deletes a picture from the home page. */
  @Delete(':id')
  @HttpCode(204)
  @Admin('content')
  remove(@Param('id', IdPipe) id: number): Promise<void> {
    return this.homepageImagesService.remove(id);
  }
}
