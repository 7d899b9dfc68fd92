/** The address in `text`, relative to `base` if it is not absolute; undefined if it is none. For browsers too. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
