import { DAY_SECONDS } from '@farmhouse/contracts/timing/durations';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.ts';
import { KNOWN_DAYS } from './known-devices.ts';

const NAME = 'known_device';

/** The cookie by which a browser is known; only the sign-in ever gets it. */
@Injectable()
export class DeviceCookie {
  constructor(@Inject(IDENTITY_CONFIG) private readonly config: IdentityConfig) {}

  read(request: FastifyRequest): string | undefined {
    return request.cookies[NAME];
  }

  write(reply: FastifyReply, token: string): void {
    reply.setCookie(NAME, token, {
      httpOnly: true,
      sameSite: 'strict',
      path: '/api/admin/login',
      secure: (this.config.ADMIN_URL ?? this.config.PUBLIC_URL).startsWith('https:'),
      maxAge: KNOWN_DAYS * DAY_SECONDS,
    });
  }
}
