import { clientNetwork } from '@farmhouse/platform/client/client-network';
import { Public } from '@farmhouse/platform/http/route-policy';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sizeOf } from './placeholder.rules.ts';
import { PlaceholdersService } from './placeholders.service.ts';

@Controller('api/placeholder')
@Public()
export class PlaceholderController {
  constructor(private readonly placeholdersService: PlaceholdersService) {}

  /**
   * Returns a picture of that size for a place without one of its own. Browsers revalidate each time, because the
   * house's picture may have changed, and get the bytes only if it has.
   */
  @Get(':width/:height')
  async picture(
    @Param('width') width: string,
    @Param('height') height: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer | undefined> {
    const { bytes, etag } = await this.placeholdersService.ofSize(sizeOf(width, height), clientNetwork(request));
    void reply.header('ETag', etag).header('Cache-Control', 'no-cache').header('X-Content-Type-Options', 'nosniff');
    if (request.headers['if-none-match'] === etag) {
      void reply.code(304);
      return undefined;
    }
    void reply.type('image/jpeg');
    return bytes;
  }
}
