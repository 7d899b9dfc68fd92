import { DASHBOARD_COOKIE, SESSION_HOURS } from '@farmhouse/contracts/identity/admin';
import { HOUR_SECONDS } from '@farmhouse/contracts/timing/durations';
import { cookieName } from '@farmhouse/platform/http/cookie-name';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.ts';

const ATTRIBUTES = { httpOnly: true, sameSite: 'lax', path: '/' } as const;

/** True if the dashboard is reached by HTTPS. */
export const isSecure = ({ ADMIN_URL, PUBLIC_URL }: IdentityConfig): boolean =>
  (ADMIN_URL ?? PUBLIC_URL).startsWith('https:');

/** The cookie that shows the site that a browser has a dashboard session; scripts can neither read nor remove it. */
@Injectable()
export class DashboardCookie {
  private readonly secure: boolean;
  private readonly name: string;

  constructor(@Inject(IDENTITY_CONFIG) config: IdentityConfig) {
    this.secure = isSecure(config);
    this.name = cookieName(DASHBOARD_COOKIE, config.ADMIN_URL ?? config.PUBLIC_URL);
  }

  set(reply: FastifyReply): void {
    reply.setCookie(this.name, '1', {
      ...ATTRIBUTES,
      secure: this.secure,
      maxAge: SESSION_HOURS * HOUR_SECONDS,
    });
  }

  clear(reply: FastifyReply): void {
    reply.clearCookie(this.name, { ...ATTRIBUTES, secure: this.secure });
  }
}
