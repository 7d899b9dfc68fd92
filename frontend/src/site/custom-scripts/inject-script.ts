import type { PublicCustomScript, ScriptLocation } from '@farmhouse/contracts/content/custom-script';
import { CUSTOM_SCRIPT_MARK } from '../ui/custom-script-mark.ts';
import { rememberInjection } from './injected-nodes.ts';

/**
 * Puts the elements of a custom script at its location. As in a document that the browser parses, they keep their
 * order, a script waits for the file of the one before it unless that is `async` or `defer`, and `noscript` is left
 * out. A failure is logged with the script's name and stops nothing else. Ends when the signal is aborted.
 */
export async function injectScript({ id, name, script, location }: PublicCustomScript, signal: AbortSignal) {
  rememberInjection();
  const report = (cause: unknown) => console.error(`Custom script "${name}" failed`, cause);
  const template = document.createElement('template');
  template.innerHTML = script;
  const put = placerAt(location);
  for (const node of [...template.content.children].filter((one) => !one.matches('noscript'))) {
    if (signal.aborted) return;
    try {
      const element = runnable(node);
      element.setAttribute(CUSTOM_SCRIPT_MARK, String(id));
      const loaded = fileOf(element).catch(report);
      reportingErrors(report, () => put(element));
      if (!element.matches('[async],[defer]')) await loaded;
    } catch (cause) {
      report(cause);
    }
  }
}

/** The elements at the start of the body, in their order. */
let atBodyStart: Element[] = [];

/** Adds elements at a location; those at the start of the body keep their order, also those of several scripts. */
function placerAt(location: ScriptLocation): (element: Element) => void {
  if (location === 'head') return (element) => document.head.append(element);
  if (location === 'body_end') return (element) => document.body.append(element);
  return (element) => {
    atBodyStart = atBodyStart.filter(({ isConnected }) => isConnected);
    const last = atBodyStart.at(-1);
    if (last) last.after(element);
    else document.body.prepend(element);
    atBodyStart.push(element);
  };
}

/** Runs `work`, and reports errors that inline scripts throw while they are added. */
function reportingErrors(report: (cause: unknown) => void, work: () => void): void {
  const onError = ({ error }: ErrorEvent) => report(error);
  window.addEventListener('error', onError);
  work();
  window.removeEventListener('error', onError);
}

/** Scripts created by `innerHTML` or without the page's nonce do not run, so they are created again with it. */
function runnable(node: Element): Element {
  for (const inner of node.querySelectorAll('script')) {
    inner.replaceWith(copyWithNonce(inner, document.createElement('script')));
  }
  if (node.matches('script')) return copyWithNonce(node, document.createElement('script'));
  return node.matches('style') ? copyWithNonce(node, document.createElement('style')) : node;
}

function copyWithNonce<T extends HTMLElement>(from: Element, to: T): T {
  for (const { name, value } of from.attributes) to.setAttribute(name, value);
  to.nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';
  to.textContent = from.textContent;
  return to;
}

/** Resolves when a script's file has run; rejects when it cannot be loaded. */
function fileOf(element: Element): Promise<void> {
  if (!(element instanceof HTMLScriptElement) || !element.src) return Promise.resolve();
  return new Promise<void>((resolve, reject) => {
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () => {
      element.dataset.failed = '';
      reject(new Error(`${element.src} cannot be loaded`));
    });
  });
}
