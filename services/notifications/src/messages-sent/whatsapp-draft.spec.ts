import { describe, expect, it } from '@jest/globals';
import { whatsappDraft } from './whatsapp-draft.ts';

const textOf = (link: string) => new URL(link).searchParams.get('text');

describe('the link that opens WhatsApp with a message', () => {
  it('names the number with its country and the whole text', () => {
    const link = whatsappDraft('98480 12345', 'Hello Asha,\n₹1,000 & more?');

    expect(link).toMatch(/^https:\/\/wa\.me\/919848012345\?text=/);
    expect(textOf(link)).toBe('Hello Asha,\n₹1,000 & more?');
  });

  it('keeps whole lines of a long text, and marks that it is shortened', () => {
    const link = whatsappDraft('9848012345', Array.from({ length: 200 }, (_, n) => `Line ${n}: ₹11,000`).join('\n'));

    expect(link.length).toBeLessThanOrEqual(2_000);
    expect(textOf(link)).toMatch(/^Line 0: ₹11,000\n[^]*\nLine \d+: ₹11,000\n…$/);
  });

  it('opens an empty draft for one line that is too long', () => {
    expect(whatsappDraft('9848012345', '₹'.repeat(2_000))).toBe('https://wa.me/919848012345');
  });
});
