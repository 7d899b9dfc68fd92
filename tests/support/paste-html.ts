import type { Locator } from '@playwright/test';

/**
 * What Chromium logs of an event handler in HTML that is pasted. It reports it although the HTML is parsed in a document
 * of its own, in which nothing runs.
 */
export const HANDLER_REPORTED = /^logged Executing inline event handler violates/;

/** Pastes HTML where the cursor is, as from another page. */
export async function pasteHtml(editor: Locator, html: string): Promise<void> {
  await editor.focus();
  await editor.page().evaluate(`{
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', ${JSON.stringify(html)});
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement.dispatchEvent(paste);
  }`);
}
