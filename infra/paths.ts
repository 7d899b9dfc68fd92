import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

/** The root folder of the checkout. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

/** A path inside the checkout. */
export const inRoot = (...parts: string[]): string => join(ROOT, ...parts);
