import { CUSTOM_SCRIPT_MARK as MARK } from '../ui/custom-script-mark.ts';

let injected = false;

/** True if a custom script has been injected since the document was loaded. */
export const hasInjected = (): boolean => injected;

export function rememberInjection(): void {
  injected = true;
}

/** The nodes of one custom script; without an id, of all. */
export function injectedNodes(id?: number): Element[] {
  return [...document.querySelectorAll(id === undefined ? `[${MARK}]` : `[${MARK}="${id}"]`)];
}

export function removeInjected(id?: number): void {
  for (const node of injectedNodes(id)) node.remove();
}
