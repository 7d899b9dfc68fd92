import { RateLimitKeys } from '@farmhouse/platform/rate-limit/rate-limit-keys';
import type { FastifyRequest } from 'fastify';
import { DeviceCookie } from './device-cookie.ts';
import { TrustedDevices } from './trusted-devices.ts';

/** Sign-ins from a trusted browser are counted separately, however many strangers share its address. */
export class TrustedDeviceKeys extends RateLimitKeys {
  constructor(
    private readonly deviceCookie: DeviceCookie,
    private readonly trustedDevices: TrustedDevices,
  ) {
    super();
  }

  override async keyOf(request: FastifyRequest): Promise<string> {
    const known = await this.trustedDevices.known(this.deviceCookie.read(request));
    return known ? `device ${known.tokenHash}` : super.keyOf(request);
  }
}
