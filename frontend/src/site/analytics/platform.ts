import type { Browser, OperatingSystem, Platform } from '@farmhouse/contracts/analytics/visitor';

const BROWSERS: readonly [RegExp, Browser][] = [
  [/Edg(e|A|iOS)?\//, 'edge'],
  [/OPR\/|OPT\/|SamsungBrowser|YaBrowser|UCBrowser|Vivaldi/, 'other'],
  [/Firefox\/|FxiOS\//, 'firefox'],
  [/Chrome\/|CriOS\//, 'chrome'],
  [/Safari\//, 'safari'],
];

const SYSTEMS: readonly [RegExp, OperatingSystem][] = [
  [/iPhone|iPad|iPod/, 'ios'],
  [/Android/, 'android'],
  [/Windows/, 'windows'],
  [/Mac OS X|Macintosh/, 'macos'],
  [/Linux|CrOS/, 'linux'],
];

const firstMatch = <T>(rules: readonly [RegExp, T][], text: string): T | undefined =>
  rules.find(([pattern]) => pattern.test(text))?.[1];

/** The platform that the browser reports. An iPad reports a Mac, which has no touch screen. */
export function platformOf(userAgent: string, touchPoints: number): Platform {
  const isIPad = /Macintosh/.test(userAgent) && touchPoints > 1;
  const isTablet = isIPad || /iPad|Tablet|Android(?!.*Mobile)/.test(userAgent);
  return {
    device: isTablet ? 'tablet' : /Mobi|iPhone|iPod/.test(userAgent) ? 'mobile' : 'desktop',
    browser: firstMatch(BROWSERS, userAgent) ?? 'other',
    os: isIPad ? 'ios' : (firstMatch(SYSTEMS, userAgent) ?? 'other'),
  };
}
