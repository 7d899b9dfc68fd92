import type { TemplatePreview } from '@farmhouse/contracts/messages/message-template';

/** The default alphabet of GSM 03.38; those of the extension take two places. */
const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const EXTENDED = '^{}\\[~]|€\f';

/** Places of one message, and of each part of a longer one: seven bits a place, or sixteen. */
const GSM = { one: 160, part: 153 } as const;
const UNICODE = { one: 70, part: 67 } as const;

/** How long each character is; undefined for one that the default alphabet lacks. */
const gsmLength = (character: string): number | undefined => {
  if (BASIC.includes(character)) return 1;
  return EXTENDED.includes(character) ? 2 : undefined;
};

/** How many messages carry characters of these lengths; none of them is cut in two. */
function partsOf(lengths: readonly number[], { one, part }: { one: number; part: number }): number {
  const total = lengths.reduce((sum, length) => sum + length, 0);
  if (total <= one) return 1;
  let parts = 1;
  let used = 0;
  for (const length of lengths) {
    if (used + length > part) {
      parts += 1;
      used = 0;
    }
    used += length;
  }
  return parts;
}

/** A text as SMS: how many characters it has, and how many messages it costs. */
export function smsOf(text: string): TemplatePreview['sms'] {
  const characters = [...text];
  const gsm = characters.map(gsmLength);
  const isGsm = gsm.every((length) => length !== undefined);
  const parts = isGsm
    ? partsOf(gsm, GSM)
    : partsOf(
        characters.map(({ length }) => length),
        UNICODE,
      );
  return { text, characters: characters.length, parts };
}
