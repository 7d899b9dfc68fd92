import type { PublicCustomScript } from '@farmhouse/contracts/content/custom-script';
import { Public } from '@farmhouse/platform/http/route-policy';
import { Controller, Get, Header } from '@nestjs/common';
import { CustomScriptsService } from './custom-scripts.service.ts';

@Controller('api/custom-scripts')
@Public()
export class CustomScriptsController {
  constructor(private readonly customScriptsService: CustomScriptsService) {}

  @Get()
  @Header('Cache-Control', 'no-cache')
  list(): Promise<PublicCustomScript[]> {
    return this.customScriptsService.listActive();
  }
}
