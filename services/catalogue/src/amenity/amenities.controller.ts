import type { AmenityView } from '@farmhouse/contracts/catalogue/amenity';
import { Public } from '@farmhouse/platform/http/route-policy';
import { Controller, Get, Header } from '@nestjs/common';
import { AmenitiesService } from './amenities.service.ts';
import { toAmenityView } from './amenity.view.ts';

@Controller('api/amenities')
@Public()
export class AmenitiesController {
  constructor(private readonly amenitiesService: AmenitiesService) {}

  /** Lists the amenities that the site shows. */
  @Get()
  @Header('Cache-Control', 'no-cache')
  async list(): Promise<AmenityView[]> {
    return (await this.amenitiesService.listActive()).map(toAmenityView);
  }
}
