import { whatsappLink } from '@farmhouse/contracts/text/phone';

/** Longest address that phones and browsers open reliably, in characters. */
const MAX_LENGTH = 2_000;
const CUT = '\n…';

/** A link that opens WhatsApp with the text; of a text that is too long, as many whole lines as fit. */
export function whatsappDraft(phone: string, text: string): string {
  const whole = whatsappLink(phone, text);
  if (whole.length <= MAX_LENGTH) return whole;
  const lines = text.split('\n');
  while (lines.length > 1) {
    lines.pop();
    const cut = whatsappLink(phone, lines.join('\n').trimEnd() + CUT);
    if (cut.length <= MAX_LENGTH) return cut;
  }
  return whatsappLink(phone);
}
