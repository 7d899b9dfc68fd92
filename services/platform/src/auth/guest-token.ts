import { hashOfToken } from './token-hash.ts';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { pathOf, type PrivatePageKey } from '@farmhouse/contracts/pages/pages';

/**
 * The 128-bit token that gives a guest access to one booking, as 32 hex digits. It is derived from the secret, the code
 * and the booking's version of it, so that a retry and a mail's link have the same token without storing it. Version 0
 * is the token of a booking whose guest can still be reached as when it was made.
 */
export function guestToken(secret: string, confirmationCode: string, version = 0): string {
  const text = version === 0 ? `guest:${confirmationCode}` : `guest:${confirmationCode}:${version}`;
  return createHmac('sha256', secret).update(text).digest('hex').slice(0, 32);
}

/** True for a text that is written like a token. */
export const isGuestToken = (text: string): boolean => /^[0-9a-f]{32}$/.test(text);

/** No token has this hash: storing it ends the guest's access to a booking. */
export const NO_GUEST_TOKEN = '0'.repeat(64);

/** Compares in constant time. */
export function matchesGuestToken(token: string, storedHash: string): boolean {
  return timingSafeEqual(Buffer.from(hashOfToken(token), 'hex'), Buffer.from(storedHash, 'hex'));
}

const GUEST_COOKIE = /^(?:__Host-)?guest_(.*)$/;

/** Name of the cookie that holds the token of one booking, before its prefix. */
export function guestCookieName(confirmationCode: string): string {
  return `guest_${confirmationCode}`;
}

/** The code of the booking that a guest cookie is for, whatever its prefix; undefined for any other cookie. */
export function codeOfGuestCookie(name: string): string | undefined {
  return GUEST_COOKIE.exec(name)?.[1];
}

/** The booking that a link opens. */
interface LinkedBooking {
  confirmationCode: string;
  /** 0 when absent. */
  guestTokenVersion?: number;
}

/** Address of a page of the site that opens a booking; the token is in the fragment, which no server logs. */
export function guestLink(
  publicUrl: string,
  page: PrivatePageKey,
  { confirmationCode, guestTokenVersion }: LinkedBooking,
  secret: string,
  more: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams({ booking: confirmationCode, ...more });
  const token = guestToken(secret, confirmationCode, guestTokenVersion);
  return `${publicUrl}${pathOf(page)}?${query.toString()}#token=${token}`;
}
