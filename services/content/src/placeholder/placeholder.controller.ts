import { InvalidInput } from '@farmhouse/platform/errors/domain-error';
import { Public } from '@farmhouse/platform/http/route-policy';
import { Controller, Get, Header, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { MAX_PLACEHOLDER_SIDE, placeholderSvg } from './placeholder.ts';

/** Parses a side length in plain digits. Throws InvalidInput naming it. */
function sideOf(path: 'width' | 'height', text: string): number {
  const side = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (side >= 1 && side <= MAX_PLACEHOLDER_SIDE) return side;
  throw new InvalidInput([
    { path, message: `The ${path} must be a whole number of pixels from 1 to ${MAX_PLACEHOLDER_SIDE}` },
  ]);
}

@Controller('api/placeholder')
@Public()
export class PlaceholderController {
  @Get(':width/:height')
  @Header('Content-Type', 'image/svg+xml; charset=utf-8')
  @Header('X-Content-Type-Options', 'nosniff')
  image(
    @Param('width') width: string,
    @Param('height') height: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): string {
    const svg = placeholderSvg(sideOf('width', width), sideOf('height', height));
    // not by decorator: an error response must not be cached
    void reply.header('Cache-Control', 'public, max-age=31536000, immutable');
    return svg;
  }
}
