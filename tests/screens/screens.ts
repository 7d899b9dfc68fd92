/** Takes pictures of every public page of the running product and writes the contact sheet docs/screens. */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import sharp from 'sharp';
import { SITE_URL } from '../support/env.ts';
import { SCREENS, type Screen } from './pages.ts';

interface Size {
  name: string;
  options: BrowserContextOptions;
  /** Width of the stored picture in pixels. */
  width: number;
}

const FOLDER = fileURLToPath(new URL('../../docs/screens/', import.meta.url));
const SIZES: readonly Size[] = [
  {
    name: 'phone',
    options: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    width: 234,
  },
  { name: 'desktop', options: { viewport: { width: 1440, height: 900 } }, width: 540 },
];
const WEBP = { quality: 42, effort: 6 };

/** What sticks to the screen would cover the middle of a picture of the whole page. */
const UNSTICK = 'header, nav[aria-label="Quick actions"] { position: static !important; }';

const fileOf = ({ name }: Screen, size: Size): string => `${name}-${size.name}.webp`;

/** Loads every lazy picture and waits until it is decoded. */
async function loadAll(page: Page): Promise<void> {
  await page.evaluate(`(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 400) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    window.scrollTo(0, 0);
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  })()`);
  await page.waitForLoadState('networkidle');
}

async function take(page: Page, screen: Screen, size: Size): Promise<void> {
  await page.goto(SITE_URL + screen.path);
  await page.waitForLoadState('networkidle');
  await loadAll(page);
  if (screen.click) {
    await page.locator(screen.click).first().click();
    await page.getByRole('dialog').waitFor();
    await page.waitForLoadState('networkidle');
  } else {
    await page.addStyleTag({ content: UNSTICK });
  }
  const png = await page.screenshot({ fullPage: !screen.click });
  await sharp(png)
    .resize({ width: size.width })
    .webp(WEBP)
    .toFile(FOLDER + fileOf(screen, size));
}

async function takeAll(browser: Browser, size: Size): Promise<void> {
  const context = await browser.newContext({
    ...size.options,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
    bypassCSP: true,
  });
  const page = await context.newPage();
  for (const screen of SCREENS) await take(page, screen, size);
  await context.close();
}

function contactSheet(): string {
  const rows = SCREENS.map((screen) => {
    const cells = SIZES.map((size) => `![${screen.title}, ${size.name}](${fileOf(screen, size)})`);
    return `## ${screen.title}\n\n\`${screen.path}\`\n\n${cells.join(' ')}\n`;
  });
  return `# Screens of the public site\n\nEvery page at 390 and 1440 pixels, with the demo data. \`make screens\` takes them again from the running product.\n\n${rows.join('\n')}`;
}

await mkdir(FOLDER, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (const size of SIZES) await takeAll(browser, size);
} finally {
  await browser.close();
}
await writeFile(`${FOLDER}README.md`, contactSheet());
