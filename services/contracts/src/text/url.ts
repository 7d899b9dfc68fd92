import { parseUrl } from './parse-url.ts';

const WEB_ADDRESS = /^https?:\/\/[^\s\\]+$/i;
const UNSAFE = /["'<>]/;
const SITE_PATH = /^\/(?![/\\])[^\s\\"'<>]*$/;
const ADDRESS_MAX_LENGTH = 2000;

/** True if it is the address of a page or file on the web: `http://` or `https://`, and a host. */
export const isHttpUrl = (value: string): boolean => WEB_ADDRESS.test(value) && parseUrl(value) !== undefined;

/** True if it is a path of the site, even after a browser's normalisation of blanks and backslashes. */
export const isSitePath = (value: string): boolean => value.length <= ADDRESS_MAX_LENGTH && SITE_PATH.test(value);

/** True if a page may load or link it: an address of the web, or a path of the site. */
export const isSafeUrl = (value: unknown): boolean =>
  typeof value === 'string' &&
  (isSitePath(value) || (value.length <= ADDRESS_MAX_LENGTH && isHttpUrl(value) && !UNSAFE.test(value)));

/** An unencrypted address, except this machine's own, where the product runs for development. */
const UNENCRYPTED = /^http:\/\/(?!(?:localhost|127\.0\.0\.1)(?:[:/]|$))/i;

/** True if a picture may be loaded from it: a safe address that is not plain `http://`. Rule: uploaded pictures. */
export const isPictureUrl = (value: unknown): boolean => isSafeUrl(value) && !UNENCRYPTED.test(value as string);

/** Shown for a picture address that is safe but not encrypted. */
export const PICTURE_NOT_HTTPS = 'The address of a picture must begin with https://';

/**
 * The error for the address of a picture; `invalid` is the text for a text that is not an address. Undefined if it is
 * valid.
 */
export function pictureUrlProblem(value: unknown, invalid: string): string | undefined {
  if (isPictureUrl(value)) return undefined;
  return isSafeUrl(value) ? PICTURE_NOT_HTTPS : invalid;
}
