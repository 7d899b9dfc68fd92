import type { Locator } from '@playwright/test';

/**
 * What Chromium logs of an event handler in HTML that is pasted. It is logged although the HTML is parsed in a separate
 * document in which no script runs.
 */
export const HANDLER_REPORTED = /^logged Executing inline event handler violates/;

/** Pastes HTML at the cursor, as if copied from another page. */
export async function pasteHtml(editor: Locator, html: string): Promise<void> {
  await editor.focus();
  await editor.page().evaluate(`{
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', ${JSON.stringify(html)});
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement.dispatchEvent(paste);
  }`);
}
