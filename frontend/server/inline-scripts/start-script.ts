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
  const calls = callOf(handleEarlyTaps, EARLY_TAPS) + callOf(startPage, options);
  return `<script nonce="${nonce}">${calls}</script>`;
}

function callOf<Options>(run: (options: Options) => void, options: Options): string {
  const code = run.toString().replace(/\/\*[^]*?\*\/|(?<=\n)\s+/g, '');
  return `(${code})(${JSON.stringify(options).replace(/</g, '\\u003c')});`;
}
