import type { ServiceView } from '@farmhouse/contracts/catalogue/service';
import { IdPipe } from '@farmhouse/platform/input/id.pipe';
import { Admin } from '@farmhouse/platform/http/route-policy';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ChangeServiceDto, SaveServiceDto } from './service.dto.ts';
import { toServiceView } from './service.view.ts';
import { ServicesService } from './services.service.ts';

@Controller('api/admin/services')
@Admin('catalogue')
export class ServicesAdminController {
  constructor(private readonly servicesService: ServicesService) {}

  /** Lists all services, including inactive ones. */
  @Get()
  async list(): Promise<ServiceView[]> {
    return (await this.servicesService.listAll()).map(toServiceView);
  }

  /** Creates a service. */
  @Post()
  async create(@Body() input: SaveServiceDto): Promise<ServiceView> {
    return toServiceView(await this.servicesService.create(input));
  }

  /** Changes the named fields of a service. */
  @Put(':id')
  async change(@Param('id', IdPipe) id: number, @Body() input: ChangeServiceDto): Promise<ServiceView> {
    return toServiceView(await this.servicesService.change(id, input));
  }

  /** Deletes a service. */
  @Delete(':id')
  @HttpCode(204)
  async remove(@Param('id', IdPipe) id: number): Promise<void> {
    await this.servicesService.remove(id);
  }
}
