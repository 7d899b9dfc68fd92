import { domainToUnicode } from 'node:url';
import { isDeceptiveEmail } from '@farmhouse/contracts/text/email';

/** True for an e-mail address that deceives the eye; its host may be encoded (`xn--`), which browsers cannot decode. */
export function isDeceptiveEncodedEmail(address: string): boolean {
  const at = address.lastIndexOf('@');
  return (
    isDeceptiveEmail(address) || isDeceptiveEmail(`${address.slice(0, at)}@${domainToUnicode(address.slice(at + 1))}`)
  );
}
