import { startPage, type StartOptions } from './start-page.ts';

/** The tag of the inline script that starts a page; `nonce` as in the content security policy. */
export function startScript(options: StartOptions, nonce: string): string {
  const code = startPage.toString().replace(/\/\*[^]*?\*\/|(?<=\n)\s+/g, '');
  const text = JSON.stringify(options).replace(/</g, '\\u003c');
  return `<script nonce="${nonce}">(${code})(${text})</script>`;
}
