const PREFIX = 'part-';
const TAG = /<[a-z][^<>]*>/gi;
const NAMED = /\s(?:id|name)="([^"]+)"/g;

export const isPrefixedId = (id: string): boolean => id.startsWith(PREFIX);

/** The prefixed id of a part of the owner's HTML; no element of the site itself has this prefix. */
export const prefixedId = (name: string): string => (isPrefixedId(name) ? name : PREFIX + name);

/**
 * Prefixes the ids and names in the owner's HTML, so that they cannot clash with elements of the site, and the links to
 * them. Takes sanitised HTML, whose attributes are in double quotes. Idempotent.
 */
export function withPrefixedIds(html: string): string {
  const names = new Set([...html.matchAll(TAG)].flatMap(([tag]) => [...tag.matchAll(NAMED)].map(([, name]) => name)));
  return html.replace(TAG, (tag) =>
    tag
      .replace(
        /(\s(?:id|name)=)"([^"]+)"/g,
        (_all, attribute: string, name: string) => `${attribute}"${prefixedId(name)}"`,
      )
      .replace(/(\shref=)"#([^"]+)"/g, (link: string, attribute: string, name: string) =>
        names.has(name) ? `${attribute}"#${prefixedId(name)}"` : link,
      ),
  );
}
