import type { ServiceView } from '@farmhouse/contracts/catalogue/service';
import { Public } from '@farmhouse/platform/http/route-policy';
import { Controller, Get, Header } from '@nestjs/common';
import { ServicesService } from './services.service.ts';

@Controller('api/services')
@Public()
export class ServicesController {
  constructor(private readonly servicesService: ServicesService) {}

  /** Lists the services that guests can add to a stay. */
  @Get()
  @Header('Cache-Control', 'no-cache')
  list(): Promise<ServiceView[]> {
    return this.servicesService.listActive();
  }
}
