import { DAY_SECONDS } from '@farmhouse/contracts/timing/durations';
import { cookieName } from '@farmhouse/platform/http/cookie-name';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.ts';
import { TRUSTED_DAYS } from './trusted-browsers.ts';

const NAME = 'known_device';
/** Not `__Host-`, whose path would send it with every call. */
const PREFIX = '__Secure-';

/** The cookie by which a browser is trusted; it is sent to the sign-in only. */
@Injectable()
export class TrustedBrowserCookie {
  private readonly secure: boolean;
  private readonly name: string;

  constructor(@Inject(IDENTITY_CONFIG) { ADMIN_URL, PUBLIC_URL }: Pick<IdentityConfig, 'ADMIN_URL' | 'PUBLIC_URL'>) {
    const address = ADMIN_URL ?? PUBLIC_URL;
    this.secure = address.startsWith('https:');
    this.name = cookieName(NAME, address, PREFIX);
  }

  read(request: FastifyRequest): string | undefined {
    return request.cookies[this.name];
  }

  write(reply: FastifyReply, token: string): void {
    reply.setCookie(this.name, token, {
      httpOnly: true,
      sameSite: 'strict',
      path: '/api/admin/login',
      secure: this.secure,
      maxAge: TRUSTED_DAYS * DAY_SECONDS,
    });
  }
}
