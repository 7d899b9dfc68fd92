import { RateLimitKeys } from '@farmhouse/platform/rate-limit/rate-limit-keys';
import type { FastifyRequest } from 'fastify';
import { TrustedBrowserCookie } from './trusted-browser-cookie.ts';
import { TrustedBrowsers } from './trusted-browsers.ts';

/** Sign-ins from a trusted browser are counted separately, however many strangers share its address. */
export class TrustedBrowserKeys extends RateLimitKeys {
  constructor(
    private readonly trustedBrowserCookie: TrustedBrowserCookie,
    private readonly trustedBrowsers: TrustedBrowsers,
  ) {
    super();
  }

  override async keyOf(request: FastifyRequest): Promise<string> {
    const trusted = await this.trustedBrowsers.ofAnyAdmin(this.trustedBrowserCookie.read(request));
    return trusted ? `device ${trusted.tokenHash}` : super.keyOf(request);
  }
}
