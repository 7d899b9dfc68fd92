import type { Locator } from '@playwright/test';

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
