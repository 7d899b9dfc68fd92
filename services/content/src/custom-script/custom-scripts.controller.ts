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

  /**
   * Lists the custom scripts that the site runs. Empty for a browser with a dashboard session; a call with an
   * `Authorization` header, which a page of the site never sends for them, is no browser's.
   */
  @Get()
  @Header('Cache-Control', 'no-cache')
  async list(@Req() { cookies, headers }: FastifyRequest): Promise<PublicCustomScript[]> {
    const isDashboardBrowser = !headers.authorization && DASHBOARD_COOKIES.some((name) => name in cookies);
    return isDashboardBrowser ? [] : this.customScriptsService.listActive();
  }
}
