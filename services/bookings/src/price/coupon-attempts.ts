import { clientNetwork } from '@farmhouse/platform/client/client-network';
import type { RateLimits } from '@farmhouse/platform/rate-limit/rate-limits';
import type { FastifyRequest } from 'fastify';

/** Counts a call with a coupon's code as an attempt at the code. Throws TooManyRequests above the limit. */
export async function countCouponAttempt(
  limits: RateLimits,
  request: FastifyRequest,
  couponCode: string | null | undefined,
): Promise<void> {
  if (couponCode) await limits.count('coupons', clientNetwork(request));
}

/**
 * Runs a booking or a change; with a coupon's code it counts as an attempt at the code when it fails, so that a code
 * cannot be tried without booking, and an ordinary booking is never refused. Throws what `work` throws, and
 * TooManyRequests instead of it above the limit. Rule: calls from one address.
 */
export async function withCouponAttemptCount<T>(
  limits: RateLimits,
  request: FastifyRequest,
  couponCode: string | null | undefined,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await countCouponAttempt(limits, request, couponCode);
    throw error;
  }
}
