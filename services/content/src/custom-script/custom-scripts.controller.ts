import type { PublicCustomScript } from '@farmhouse/contracts/content/custom-script';
import { DASHBOARD_COOKIES } from '@farmhouse/contracts/identity/admin';
import { Public } from '@farmhouse/platform/http/route-policy';
import { Controller, Get, Header, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { CustomScriptsService } from './custom-scripts.service.ts';

@Controller('api/custom-scripts')
@Public()
export class CustomScriptsController {
  constructor(private readonly customScriptsService: CustomScriptsService) {}

  /** Lists the custom scripts that the site runs. Empty for a browser with a dashboard session. */
  @Get()
  @Header('Cache-Control', 'no-cache')
  async list(@Req() { cookies }: FastifyRequest): Promise<PublicCustomScript[]> {
    const hasSession = DASHBOARD_COOKIES.some((name) => name in cookies);
    return hasSession ? [] : this.customScriptsService.listActive();
  }
}
