import { NotFound } from '@farmhouse/platform/errors/domain-error';
import { Public } from '@farmhouse/platform/http/route-policy';
import { Controller, Get, Param, Req, Res, StreamableFile } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import { CalendarFiles } from './calendar-files.ts';

const SECRET_FILE = /^([\w-]{43})\.ics$/;

@Controller('calendar')
@Public()
export class CalendarFileController {
  constructor(private readonly files: CalendarFiles) {}

  /**
   * Returns the calendar as an RFC 5545 file; the secret in its name is the only credential. A reader that has the
   * current version gets a 304.
   */
  @Get(':file')
  async read(
    @Param('file') name: string,
    @Req() { headers }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | undefined> {
    void reply.header('X-Robots-Tag', 'noindex, nofollow');
    const secret = SECRET_FILE.exec(name)?.[1];
    if (!secret) throw new NotFound('Calendar');
    const { text, etag, lastModified } = await this.files.read(secret);
    const validators = { etag, 'last-modified': lastModified.toUTCString() };
    void reply.headers({ ...validators, 'cache-control': 'private, no-cache' });
    if (fresh(headers, validators)) {
      void reply.code(304);
      return undefined;
    }
    const bytes = Buffer.from(text);
    return new StreamableFile(bytes, {
      type: 'text/calendar; charset=utf-8',
      disposition: 'inline; filename="calendar.ics"',
      length: bytes.length,
    });
  }
}
