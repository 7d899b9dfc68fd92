import { GALLERY_ALT_MAX_LENGTH } from '@farmhouse/contracts/catalogue/gallery';
import { capitalised } from '../ui/capitalised.ts';

/** Words that cameras, phones and programs put into names. */
const CAMERA_PREFIXES = new Set(
  (
    'img dsc dscn dscf pxl pano mvimg gopr burst vid wa whatsapp telegram signal photo photos image images picture ' +
    'pictures pic screenshot screen shot scan untitled copy final edited edit jpeg jpg png webp avif at am pm of'
  ).split(' '),
);
const EXTENSION = /\.[a-z\d]{2,5}$/i;
const COPY_NUMBER = /\(\d+\)/g;
const SEPARATORS = /[^\p{L}\p{M}\p{N}'’]+/u;
/** Counters, dates and parts of random names: `2041`, `P1010001`, `7f3a9c`. */
const CODE = /^(?:\p{L}{0,5}\d{3,}.*|(?=.*\d)[0-9a-f]{6,})$/iu;
const WORD = /\p{L}[\p{L}\p{M}]{2}/u;

/** The alt text that a file's name suggests: 'pool-at-night.jpg' is 'Pool at night'. Empty for a camera's name. */
export function proposedAlt(fileName: string): string {
  const parts = fileName.normalize('NFC').replace(EXTENSION, '').replace(COPY_NUMBER, ' ').split(SEPARATORS);
  const words = parts.filter((part) => part !== '' && !CODE.test(part));
  const text = words.slice(words.findIndex(isOwn), words.findLastIndex(isOwn) + 1).join(' ');
  if (!WORD.test(text)) return '';
  return capitalised(text.slice(0, GALLERY_ALT_MAX_LENGTH)).trimEnd();
}

const isOwn = (word: string): boolean => !CAMERA_PREFIXES.has(word.toLowerCase());
