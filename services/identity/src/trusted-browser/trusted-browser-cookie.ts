import { DAY_SECONDS } from '@farmhouse/contracts/timing/durations';
import { Cookie } from '@farmhouse/platform/http/cookie';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.ts';
import { TRUSTED_DAYS } from './trusted-browsers.ts';

/** The cookie by which a browser is trusted; it is sent to the sign-in only. */
@Injectable()
export class TrustedBrowserCookie {
  private readonly cookie: Cookie;

  constructor(@Inject(IDENTITY_CONFIG) { ADMIN_URL, PUBLIC_URL }: Pick<IdentityConfig, 'ADMIN_URL' | 'PUBLIC_URL'>) {
    this.cookie = new Cookie('known_device', ADMIN_URL ?? PUBLIC_URL, {
      path: '/api/admin/login',
      // not `__Host-`, whose path would send it with every call
      prefix: '__Secure-',
      sameSite: 'strict',
      maxAgeSeconds: TRUSTED_DAYS * DAY_SECONDS,
    });
  }

  read(request: FastifyRequest): string | undefined {
    return this.cookie.in(request);
  }

  write(reply: FastifyReply, token: string): void {
    this.cookie.set(reply, token);
  }
}
