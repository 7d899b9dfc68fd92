import { COOKIE_CHOICES_KEY, POLICY_VERSION, WITHDRAWN_KEY } from '../../src/site/ui/consent/stored-consent.ts';
import { handleEarlyTaps } from './early-taps.ts';
import { startPage, type StartOptions } from './start-page.ts';

const EARLY_TAPS = {
  choiceKey: COOKIE_CHOICES_KEY,
  withdrawnKey: WITHDRAWN_KEY,
  policyVersion: POLICY_VERSION,
};

/**
 * The tag of the inline script that starts a page and answers early taps; `nonce` as in the content security policy.
 */
export function startScript(options: StartOptions, nonce: string): string {
  const invocations = invocationOf(handleEarlyTaps, EARLY_TAPS) + invocationOf(startPage, options);
  return `<script nonce="${nonce}">${invocations}</script>`;
}

function invocationOf<Options>(run: (options: Options) => void, options: Options): string {
  const code = run.toString().replace(/\/\*[^]*?\*\/|(?<=\n)\s+/g, '');
  return `(${code})(${JSON.stringify(options).replace(/</g, '\\u003c')});`;
}
