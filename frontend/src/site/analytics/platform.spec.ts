import { expect, it } from '@jest/globals';
import { platformOf } from './platform.ts';

const KHTML = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15';

it.each([
  [
    `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${KHTML} Chrome/140.0.0.0 Mobile Safari/537.36`,
    0,
    'mobile chrome android',
  ],
  [`Mozilla/5.0 (Linux; Android 15; SM-X710) ${KHTML} Chrome/140.0.0.0 Safari/537.36`, 5, 'tablet chrome android'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64) ${KHTML} Chrome/140.0 Safari/537.36 Edg/140.0`, 0, 'desktop edge windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 0, 'desktop firefox linux'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Version/18.0 Mobile Safari/604.1', 5, 'mobile safari ios'],
  [MAC, 0, 'desktop safari macos'],
  [MAC, 5, 'tablet safari ios'],
  [
    `Mozilla/5.0 (Linux; Android 15) ${KHTML} SamsungBrowser/28.0 Chrome/140 Mobile Safari/537.36`,
    5,
    'mobile other android',
  ],
  ['SomethingElse/1.0', 0, 'desktop other other'],
])('platformOf of %s with %d touch points is %s', (userAgent, touchPoints, expected) => {
  const { device, browser, os } = platformOf(userAgent, touchPoints);

  expect(`${device} ${browser} ${os}`).toBe(expected);
});
