import { describe, expect, it } from '@jest/globals';
import { needsBearer } from './admin-token.ts';

describe('needsBearer', () => {
  it.each([
    ['GET', '/api/admin/bookings'],
    ['POST', '/api/admin/services'],
    ['POST', '/api/blog-posts'],
    ['PUT', '/api/services/3'],
    ['DELETE', '/api/coupons/3'],
    ['POST', '/api/coupons/validate'],
    ['POST', '/api/homepage-images'],
    ['POST', '/api/bookings/12/confirm'],
    ['POST', '/api/bookings/12/cancel'],
    ['POST', '/api/bookings/12/reminder'],
  ])('is true for %s %s', (method, path) => {
    expect(needsBearer(path, method)).toBe(true);
  });

  it.each([
    ['GET', '/api/settings'],
    ['GET', '/api/services'],
    ['GET', '/api/coupons'],
    ['GET', '/api/blog-posts/a-slug'],
    ['POST', '/api/bookings'],
    ['POST', '/api/bookings/lookup'],
    ['POST', '/api/bookings/FH-7K3M9QXZ/payment'],
    ['POST', '/api/analytics/session'],
  ])('is false for %s %s', (method, path) => {
    expect(needsBearer(path, method)).toBe(false);
  });
});
