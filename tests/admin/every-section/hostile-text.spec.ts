import { randomInt } from 'node:crypto';
import { EXPORT_TABLES } from '@farmhouse/contracts/analytics/report';
import { connected, openSocket, startActiveChat } from '../../support/chat/chat.ts';
import { expect, test } from '../../support/browser/dashboard.ts';
import { eventually } from '../../support/eventually.ts';
import { pay, requestStay } from '../../support/guests.ts';
import { aTab } from '../../support/visits.ts';

const MARKUP = '<img src=x onerror="window.attacked=true"><script>window.attacked=true</script>';
const LINK = 'javascript:window.attacked=true';

/** A unique name that would run a script if it were rendered as HTML. */
const aHostileName = (): string => `Mallory${randomInt(1e9)} <img src=x onerror="window.attacked=true">`;
const markOf = (name: string): string => name.split(' ')[0] ?? '';

test.afterEach(async ({ page }) => {
  expect(await page.evaluate('window.attacked')).toBeUndefined();
  await expect(page.locator('img[src="x"], [onerror], a[href^="javascript:" i]')).toHaveCount(0);
});

test(
  'a guest’s input is shown as text in Bookings, Confirmations and Payments',
  { tag: '@desktop' },
  async ({ page, dashboard }) => {
    const fullName = aHostileName();
    const stay = await requestStay({ fullName, specialRequests: MARKUP });
    await pay(stay);
    const query = `?q=${stay.code}`;

    for (const section of ['Bookings', 'Confirmations', 'Payments'] as const) {
      await dashboard.open(section, query);
      await expect(page.getByRole('main').getByText(markOf(fullName)).first()).toBeVisible();
    }
    await dashboard.open('Bookings', query);
    await dashboard.button(`View details of ${stay.code}`).click();

    await expect(page.getByRole('dialog').getByText(MARKUP)).toBeVisible();
  },
);

test(
  'a visitor’s messages and the reported page are shown as text in Live Chat',
  { tag: '@desktop' },
  async ({ page, dashboard, owner }) => {
    const visitorName = aHostileName();
    const chat = await startActiveChat(owner, { visitorName, visitorEmail: 'mallory@example.com', page: LINK });
    const socket = await connected(openSocket({ cookie: chat.cookie }));
    await socket.emitWithAck('join_chat', { chatSessionId: chat.id });
    const pages = [LINK, '//evil.example/x', `/${MARKUP}`].map((path) =>
      socket.emitWithAck('visitor_page', { chatSessionId: chat.id, page: path }),
    );
    await Promise.all(pages);
    await socket.emitWithAck('send_message', { chatSessionId: chat.id, content: `${MARKUP} ${LINK}` });

    await dashboard.open('Live Chat');
    await page.getByRole('button', { name: new RegExp(markOf(visitorName)) }).click();

    await expect(page.getByRole('log', { name: 'Messages' }).getByText(MARKUP)).toBeVisible();
    await expect(page.locator('a[href^="//"]')).toHaveCount(0);
    socket.disconnect();
  },
);

test(
  'what a browser reports of itself is shown as text in Analytics, and is no formula in its CSV files',
  { tag: '@desktop' },
  async ({ page, dashboard, owner }) => {
    const tab = aTab();
    const hostile = `/=HYPERLINK("${LINK}")${MARKUP}`;
    await tab.start({ landingPage: hostile, referrer: LINK, userAgent: MARKUP });
    await tab.view(hostile, { title: MARKUP, url: LINK });
    for (let views = 0; views < 5; views += 1) await tab.view('=1+1', { title: '=1+1' });

    await dashboard.open('Analytics');
    for (const name of ['Real-time', 'Active Sessions', 'Overview']) {
      await page.getByRole('tab', { name }).click();
      await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    }

    const exported = async (table: string) =>
      (await owner.call('GET', `/api/admin/analytics/export.csv?table=${table}&days=1`)).text;
    await eventually(async () => expect(await exported('pages')).toContain(`"'=1+1"`));
    for (const table of EXPORT_TABLES) expect(await exported(table), table).not.toMatch(/(^|,)"?[=+@\t]/m);
  },
);
