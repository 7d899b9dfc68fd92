import { describe, expect, it } from '@jest/globals';
import { parseUserAgent, platformOf } from './user-agent.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const WINDOWS_CHROME = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36`;
const MAC_SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

describe('parseUserAgent', () => {
  it.each([
    ['Chrome on Windows', WINDOWS_CHROME, ['desktop', 'chrome', 'windows']],
    ['Edge on Windows', `${WINDOWS_CHROME} Edg/140.0.0.0`, ['desktop', 'edge', 'windows']],
    ['Opera on Windows', `${WINDOWS_CHROME} OPR/114.0.0.0`, ['desktop', 'other', 'windows']],
    ['Safari on a Mac', MAC_SAFARI, ['desktop', 'safari', 'macos']],
    ['Safari on an iPhone', IPHONE, ['mobile', 'safari', 'ios']],
    [
      'Firefox on Linux',
      'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      ['desktop', 'firefox', 'linux'],
    ],
    [
      'Chrome on an Android phone',
      `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${WEBKIT} Chrome/140.0.0.0 Mobile Safari/537.36`,
      ['mobile', 'chrome', 'android'],
    ],
    [
      'Chrome on an Android tablet',
      `Mozilla/5.0 (Linux; Android 15; SM-X906C) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36`,
      ['tablet', 'chrome', 'android'],
    ],
  ])('recognises %s', (_name, header, expected) => {
    const { isBot, device, browser, os } = parseUserAgent(header);

    expect([isBot, device, browser, os]).toEqual([false, ...expected]);
  });

  it.each([
    ['no header', ''],
    ['Googlebot', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
    ['a link preview', 'WhatsApp/2.24'],
    ['a script', 'python-requests/2.32'],
    ['a headless crawler', `${WINDOWS_CHROME.replace('Chrome', 'HeadlessChrome')} (compatible; AhrefsBot/7.0)`],
  ])('recognises %s as a bot', (_name, header) => {
    expect(parseUserAgent(header).isBot).toBe(true);
  });

  it.each([
    ['an app with a short name', 'FarmTrips/2.1'],
    ['a browser that names no system', 'Mozilla/5.0 (FarmTrips)'],
    ['a test runner', 'Playwright/1.56.1 (x64; debian 12) node/20.19'],
    ['a Node client', 'node'],
    ['a headless browser', WINDOWS_CHROME.replace('Chrome', 'HeadlessChrome')],
  ])('does not take %s for a bot', (_name, header) => {
    expect(parseUserAgent(header).isBot).toBe(false);
  });
});

describe('platformOf', () => {
  it('prefers the header where the claim contradicts it', () => {
    const claim = { device: 'desktop', browser: 'firefox', os: 'linux' } as const;

    expect(platformOf(parseUserAgent(IPHONE), claim)).toEqual({ device: 'mobile', browser: 'safari', os: 'ios' });
    expect(platformOf(parseUserAgent(WINDOWS_CHROME), claim)).toEqual({
      device: 'desktop',
      browser: 'chrome',
      os: 'windows',
    });
  });

  it.each(['SomethingNew/1.0 (unheard of)', 'Playwright/1.56.1 (x64; debian 12) node/20.19'])(
    'uses the claim where the header %s names no device',
    (header) => {
      const claim = { device: 'tablet', browser: 'firefox', os: 'linux' } as const;

      expect(platformOf(parseUserAgent(header), claim)).toEqual(claim);
    },
  );

  it.each([
    ['an iPad, which sends the header of a Mac', MAC_SAFARI, { device: 'tablet', browser: 'safari', os: 'ios' }],
    ['a phone that asks for the desktop site', WINDOWS_CHROME, { device: 'mobile', browser: 'chrome', os: 'android' }],
  ] as const)('uses the claim of %s', (_name, header, claim) => {
    expect(platformOf(parseUserAgent(header), claim)).toEqual(claim);
  });

  it('defaults to desktop and other', () => {
    expect(platformOf(parseUserAgent('SomethingNew/1.0 (unheard of)'), {})).toMatchObject({
      device: 'desktop',
      browser: 'other',
      os: 'other',
    });
  });
});
