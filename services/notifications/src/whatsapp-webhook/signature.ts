import { createHmac, timingSafeEqual } from 'node:crypto';

const digest = (secret: string, text: string): Buffer => createHmac('sha256', secret).update(text).digest();

const FORM = /^sha256=([0-9a-f]{64})$/i;

/** True if a header `X-Hub-Signature-256` may be a signature; only the body shows whether it is the right one. */
export const isSignature = (header: unknown): header is string => typeof header === 'string' && FORM.test(header);

/** True if the header `X-Hub-Signature-256` was made from exactly this body with the app's secret. */
export function isSigned(body: string, header: unknown, appSecret: string): boolean {
  const given = isSignature(header) ? FORM.exec(header)?.[1] : undefined;
  return given !== undefined && timingSafeEqual(Buffer.from(given, 'hex'), digest(appSecret, body));
}

/** True if two texts are the same; takes the same time whatever they have in common. */
export function isSame(given: unknown, expected: string): boolean {
  return typeof given === 'string' && timingSafeEqual(digest(expected, given), digest(expected, expected));
}
