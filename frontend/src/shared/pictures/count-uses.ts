import type { PictureFiles } from './picture-files.ts';

/** How often a picture is among others; pictures with the same alt text are the same, whichever files they have. */
export function countUses({ src, alt }: PictureFiles, shown: readonly PictureFiles[]): number {
  return shown.filter((one) => one.src === src || (alt !== '' && one.alt === alt)).length;
}
