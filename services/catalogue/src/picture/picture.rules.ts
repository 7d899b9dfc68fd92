import {
  PICTURE_FORMATS,
  SHARE_ENDING,
  UPLOADS_PATH,
  type PictureFormat,
  type PictureVariant,
} from '@farmhouse/contracts/catalogue/gallery';

/** Rule: uploaded pictures. */
export const MAX_PICTURE_PIXELS = 50_000_000;

/** Exit code of the encoding process for a file that no decoder can read. */
export const UNDECODABLE = 3;

/** Name of the form's field that holds the file. */
export const IMAGE_FIELD = 'image';

/** Widths in which a picture is offered: half a phone, a phone, a desktop. Pixels. */
const VARIANT_WIDTHS = [400, 800, 1920];

/** Largest ratio of height to width; taller pictures get a narrower largest variant that every format supports. */
const TALLEST = 2;

const ENDINGS: Record<PictureFormat, string> = { avif: 'avif', webp: 'webp', jpeg: 'jpg' };

const ascii = (bytes: Buffer, from: number, to: number): string => bytes.toString('latin1', from, to);

/** The type of a picture by its first bytes, regardless of its name or declared type; undefined for anything else. */
export function pictureTypeOf(bytes: Buffer): 'jpeg' | 'png' | 'webp' | 'avif' | undefined {
  if (bytes.length < 16) return undefined;
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  if (ascii(bytes, 4, 8) === 'ftyp' && /^avi[fs]$/.test(ascii(bytes, 8, 12))) return 'avif';
  return undefined;
}

export interface Size {
  width: number;
  height: number;
}

/** Size of the largest variant of a picture: never larger than the picture itself. Pixels. */
export function largestSize({ width, height }: Size): Size {
  const largest = Math.max(...VARIANT_WIDTHS);
  const scale = Math.min(1, largest / width, (largest * TALLEST) / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Widths of the variants of a picture whose largest variant is `width` wide, ascending. Pixels. */
export function variantWidths(width: number): number[] {
  return [...VARIANT_WIDTHS.filter((smaller) => smaller < width), width];
}

export function variantName(key: string, width: number, format: PictureFormat): string {
  return `${key}-${width}.${ENDINGS[format]}`;
}

/** Names of all files of a picture, or of those of some formats. */
export function variantNames(
  key: string,
  widths: readonly number[],
  formats: readonly PictureFormat[] = PICTURE_FORMATS,
): string[] {
  return widths.flatMap((width) => formats.map((format) => variantName(key, width, format)));
}

/** Name of the file for link previews. Rule: share pictures. */
export const shareName = (key: string): string => key + SHARE_ENDING;

/** Every file of a picture that the public may see. */
export const publicNames = (key: string, widths: readonly number[]): string[] => [
  ...variantNames(key, widths),
  shareName(key),
];

/** The media type of a public file by its name, undefined for any other name. */
export function mediaTypeOf(name: string): string | undefined {
  if (/^[0-9a-f]{32}-share\.jpg$/.test(name)) return 'image/jpeg';
  const [, ending] = /^[0-9a-f]{32}-\d{1,4}\.([a-z]+)$/.exec(name) ?? [];
  const format = PICTURE_FORMATS.find((candidate) => ENDINGS[candidate] === ending);
  return format && `image/${format}`;
}

export function variantsOf(key: string, widths: readonly number[]): PictureVariant[] {
  return PICTURE_FORMATS.flatMap((format) =>
    widths.map((width) => ({ format, width, url: `${UPLOADS_PATH}${variantName(key, width, format)}` })),
  );
}

/** The file that every browser can show: the largest JPEG. */
export function fallbackName({ key, width }: { key: string; width: number }): string {
  return variantName(key, width, 'jpeg');
}
