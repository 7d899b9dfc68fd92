import { COOKIE_CHOICES_KEY, POLICY_VERSION, WITHDRAWN_KEY } from '../../src/site/ui/consent/stored-consent.ts';
import { handleEarlyTaps } from './early-taps.ts';
import type { StartOptions } from './start-options.ts';
import { startPage } from './start-page.ts';
import { START_PARTS } from './start-parts.ts';

const EARLY_TAPS = {
  choiceKey: COOKIE_CHOICES_KEY,
  withdrawnKey: WITHDRAWN_KEY,
  policyVersion: POLICY_VERSION,
};

/**
 * The tag of the inline script that starts a page and answers early taps; `nonce` as in the content security policy.
 */
export function startScript(options: StartOptions, nonce: string): string {
  const invocations = invocationOf(handleEarlyTaps, json(EARLY_TAPS)) + invocationOf(startPage, json(options), PARTS);
  return `<script nonce="${nonce}">${invocations}</script>`;
}

type Inlined = (...given: never[]) => unknown;

const PARTS = `{${Object.entries<Inlined>(START_PARTS)
  .map(([name, part]) => `${name}:${textOf(part)}`)
  .join()}}`;

/** A function as text, without comments and indentation. */
function textOf(part: Inlined): string {
  return part.toString().replace(/\/\*[^]*?\*\/|(?<=\n)\s+/g, '');
}

const json = (value: object): string => JSON.stringify(value).replace(/</g, '\\u003c');

function invocationOf(run: Inlined, ...given: string[]): string {
  return `(${textOf(run)})(${given.join()});`;
}
