import type { PictureFiles } from './picture-files.ts';

/** How often a picture is among others; one with the same alt text is the same, whichever file it has. */
export function timesShown({ src, alt }: PictureFiles, shown: readonly PictureFiles[]): number {
  return shown.filter((one) => one.src === src || (alt !== '' && one.alt === alt)).length;
}
