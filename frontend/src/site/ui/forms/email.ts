import { isDeceptiveEmail } from '@farmhouse/contracts/text/email';

const ADDRESS = /^[^\s@"]+@[^\s@"]+\.[^\s@"]{2,}$/;

/** True for what looks like an e-mail address; the server has the last word. */
export function isEmail(text: string): boolean {
  return ADDRESS.test(text) && !isDeceptiveEmail(text);
}
