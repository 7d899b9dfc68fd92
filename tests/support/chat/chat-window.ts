import { randomInt } from 'node:crypto';
import type { ChatMessageView } from '@farmhouse/contracts/chat/chat-message';
import type { Locator, Page, WebSocketRoute } from '@playwright/test';
import type { Owner } from '../api/owner.ts';
import { expect } from '../browser/site-test.ts';

export const aVisitorName = (): string => `Asha ${Date.now()}${randomInt(1000)}`;

/** The live chat on a page of the site. */
export class Chat {
  readonly page: Page;
  readonly opener: Locator;
  readonly window: Locator;
  readonly input: Locator;
  readonly log: Locator;

  constructor(page: Page) {
    this.page = page;
    this.opener = page.getByRole('button', { name: /^Open live chat/ });
    this.window = page.getByRole('dialog', { name: 'Live chat' });
    this.input = this.window.getByRole('textbox', { name: 'Your message' });
    this.log = this.window.getByRole('log', { name: 'Messages' });
  }

  get startButton(): Locator {
    return this.window.getByRole('button', { name: 'Start Chat' });
  }

  /** Opens the window; a click before hydration is repeated. */
  async open(): Promise<void> {
    await expect(async () => {
      if ((await this.opener.count()) > 0) await this.opener.click();
      await expect(this.window).toBeVisible({ timeout: 3000 });
    }).toPass();
  }

  /** Closes the window; the chat stays open. */
  async close(): Promise<void> {
    await this.window.getByRole('button', { name: 'Close the chat window' }).click();
    await expect(this.window).toBeHidden();
  }

  /** Starts a chat and returns its id. */
  async start(name: string, phone = '+91 98765 43210'): Promise<number> {
    await this.window.getByLabel('Name').fill(name);
    await this.window.getByLabel('Phone').fill(phone);
    const [response] = await Promise.all([this.page.waitForResponse('**/api/chat/start'), this.startButton.click()]);
    return ((await response.json()) as { id: number }).id;
  }

  async send(text: string): Promise<void> {
    await this.input.fill(text);
    await this.input.press('Enter');
  }

  message(text: string): Locator {
    return this.log.getByRole('listitem').filter({ hasText: text });
  }
}

/** The texts that people wrote in a chat, in order. */
export async function storedTexts(owner: Owner, chatId: number): Promise<string[]> {
  const messages = await owner.get<ChatMessageView[]>(`/api/chat/${chatId}/messages`);
  return messages.filter(({ messageType }) => messageType === 'text').map(({ message }) => message);
}

/** Cuts and restores a page's connections to the chat; must be created before the page opens one. */
export class ChatLine {
  private readonly routes = new Set<WebSocketRoute>();
  private isCut = false;
  /** Connection attempts that were cut since the last `restore`. */
  attempts = 0;

  static async of(page: Page): Promise<ChatLine> {
    const line = new ChatLine();
    await page.routeWebSocket(/\/ws\/chat/, async (route) => {
      if (line.isCut) {
        line.attempts += 1;
        return route.close();
      }
      line.routes.add(route);
      route.connectToServer();
    });
    return line;
  }

  async cut(): Promise<void> {
    this.isCut = true;
    await Promise.all([...this.routes].map((route) => route.close()));
    this.routes.clear();
  }

  restore(): void {
    this.attempts = 0;
    this.isCut = false;
  }
}
