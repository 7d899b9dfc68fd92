import { InvalidInput } from '@farmhouse/platform/errors/domain-error';
import type { Size } from '../picture/picture.rules.ts';

/** Longest side in pixels. Rule: placeholder pictures. */
const MAX_PLACEHOLDER_SIDE = 2000;

/**
 * Most sizes that are kept, most new ones that a network gets a minute, and most that wait to be made for all networks
 * together, so that requests for many sizes cost little. Rule: placeholder pictures.
 */
export const MAX_KEPT_SIZES = 100;
export const MAX_NEW_SIZES_A_MINUTE = 30;
export const MAX_WAITING_SIZES = 60;

/** Sizes that the site itself uses; they are made whatever other sizes were requested. */
const OWN_SIZES: readonly Size[] = [
  { width: 1200, height: 630 },
  { width: 800, height: 600 },
  { width: 400, height: 300 },
];

export const isOwnSize = ({ width, height }: Size): boolean =>
  OWN_SIZES.some((own) => own.width === width && own.height === height);

/** Parses the sides, in plain digits. Throws InvalidInput naming the wrong one. */
export const sizeOf = (width: string, height: string): Size => ({
  width: sideOf('width', width),
  height: sideOf('height', height),
});

function sideOf(path: keyof Size, text: string): number {
  const side = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (side >= 1 && side <= MAX_PLACEHOLDER_SIDE) return side;
  throw new InvalidInput([
    { path, message: `The ${path} must be a whole number of pixels from 1 to ${MAX_PLACEHOLDER_SIDE}` },
  ]);
}
