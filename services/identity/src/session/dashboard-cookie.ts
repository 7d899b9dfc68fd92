import { DASHBOARD_COOKIE, SESSION_HOURS } from '@farmhouse/contracts/identity/admin';
import { HOUR_SECONDS } from '@farmhouse/contracts/timing/durations';
import { Cookie } from '@farmhouse/platform/http/cookie';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.ts';

/** The cookie that shows the site that a browser has a dashboard session; scripts can neither read nor remove it. */
@Injectable()
export class DashboardCookie {
  private readonly cookie: Cookie;

  constructor(@Inject(IDENTITY_CONFIG) { ADMIN_URL, PUBLIC_URL }: IdentityConfig) {
    const maxAgeSeconds = SESSION_HOURS * HOUR_SECONDS;
    this.cookie = new Cookie(DASHBOARD_COOKIE, ADMIN_URL ?? PUBLIC_URL, { maxAgeSeconds });
  }

  set(reply: FastifyReply): void {
    this.cookie.set(reply, '1');
  }

  clear(reply: FastifyReply): void {
    this.cookie.clear(reply);
  }
}
