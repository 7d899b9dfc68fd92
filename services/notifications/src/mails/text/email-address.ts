import { isVisible } from '@farmhouse/contracts/text/visible';
import { isDeceptiveEncodedEmail } from '@farmhouse/platform/text/deceptive-email';

/** One plain address: nothing in it can name a second recipient or break a header line. */
const PLAIN_ADDRESS = /^[^\s<>()[\],;:"\\@\p{Cc}]{1,64}@[^\s<>()[\],;:"\\@\p{Cc}]{1,255}$/u;

/** The address without blanks around it, or undefined when no mail can be sent to it. */
export function plainEmailAddress(text: string | null | undefined): string | undefined {
  const address = text?.trim() ?? '';
  const isPlain = PLAIN_ADDRESS.test(address) && isVisible(address) && !isDeceptiveEncodedEmail(address);
  return isPlain ? address : undefined;
}
