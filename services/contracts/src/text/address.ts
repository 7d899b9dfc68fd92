const WEB_ADDRESS = /^https?:\/\/[^\s\\]+$/i;
const UNSAFE = /["'<>]/;
const SITE_PATH = /^\/(?![/\\])[^\s\\"'<>]*$/;
const ADDRESS_MAX_LENGTH = 2000;

/** Whether it is the address of a page or file on the web: `http://` or `https://`, and a host. */
export const isWebAddress = (value: string): boolean => WEB_ADDRESS.test(value) && URL.canParse(value);

/** Whether it is a path of the site, whatever a browser makes of blanks and backslashes in it. */
export const isSitePath = (value: string): boolean => value.length <= ADDRESS_MAX_LENGTH && SITE_PATH.test(value);

/** Whether a page may load or link it: an address of the web, or a path of the site. */
export const isSafeAddress = (value: unknown): boolean =>
  typeof value === 'string' &&
  (isSitePath(value) || (value.length <= ADDRESS_MAX_LENGTH && isWebAddress(value) && !UNSAFE.test(value)));
