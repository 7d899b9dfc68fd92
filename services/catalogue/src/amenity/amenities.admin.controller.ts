import type { AmenityView } from '@farmhouse/contracts/catalogue/amenity';
import { IdPipe } from '@farmhouse/platform/input/id.pipe';
import { Admin } from '@farmhouse/platform/http/route-policy';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { AmenitiesService } from './amenities.service.ts';
import { ChangeAmenityDto, SaveAmenityDto } from './amenity.dto.ts';
import { toAmenityView } from './amenity.view.ts';

@Controller('api/admin/amenities')
@Admin('catalogue')
export class AmenitiesAdminController {
  constructor(private readonly amenitiesService: AmenitiesService) {}

  /** Lists all amenities, including those that are not shown. */
  @Get()
  async list(): Promise<AmenityView[]> {
    return (await this.amenitiesService.listAll()).map(toAmenityView);
  }

  /** Adds an amenity. */
  @Post()
  async create(@Body() input: SaveAmenityDto): Promise<AmenityView> {
    return toAmenityView(await this.amenitiesService.create(input));
  }

  /** Changes the named fields of an amenity. */
  @Put(':id')
  async change(@Param('id', IdPipe) id: number, @Body() input: ChangeAmenityDto): Promise<AmenityView> {
    return toAmenityView(await this.amenitiesService.change(id, input));
  }

  /** Deletes an amenity. */
  @Delete(':id')
  @HttpCode(204)
  async remove(@Param('id', IdPipe) id: number): Promise<void> {
    await this.amenitiesService.remove(id);
  }
}
