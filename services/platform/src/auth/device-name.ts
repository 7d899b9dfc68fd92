/*
 * Recognises the five most common families of browsers and of systems in a `User-Agent` header, as text for a person
 * who looks for a strange sign-in: `Chrome on Windows`. Versions, models and bots do not matter there. Analytics counts
 * visitors by browser, system and kind of device, and parses the header by itself.
 */

/** By precedence: most browsers' User-Agent headers also name the browsers that they are derived from. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(iPhone|iPad)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const firstNamed = (names: typeof BROWSERS, header: string): string | undefined =>
  names.find(([pattern]) => pattern.test(header))?.[1];

/** The device of a request as text; the system or the browser alone, or null, if the header names no more. */
export function deviceName(header: string | undefined): string | null {
  const [browser, system] = [BROWSERS, SYSTEMS].map((names) => firstNamed(names, header ?? ''));
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? null;
}
