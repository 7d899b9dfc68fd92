import type { PublicCustomScript } from '@farmhouse/contracts/content/custom-script';
import { Controller, Get, Header } from '@nestjs/common';
import { CustomScriptsService } from './custom-scripts.service.ts';

@Controller('api/custom-scripts')
export class CustomScriptsController {
  constructor(private readonly scripts: CustomScriptsService) {}

  @Get()
  @Header('Cache-Control', 'no-cache')
  list(): Promise<PublicCustomScript[]> {
    return this.scripts.listActive();
  }
}
