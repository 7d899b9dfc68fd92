const PREFIX = 'part-';
const TAG = /<[a-z][^<>]*>/gi;
const NAMED = /\s(?:id|name)="([^"]+)"/g;

/** The id of a part of the owner's HTML; no element of the site itself has one that begins so. */
export const partId = (name: string): string => (name.startsWith(PREFIX) ? name : PREFIX + name);

/**
 * The owner's HTML with a prefix before its ids and names, so that none is taken for an element of the site; links to
 * them inside the HTML follow. Takes sanitised HTML, whose attributes are in double quotes. Changes nothing the
 * second time.
 */
export function withPartIds(html: string): string {
  const names = new Set([...html.matchAll(TAG)].flatMap(([tag]) => [...tag.matchAll(NAMED)].map(([, name]) => name)));
  return html.replace(TAG, (tag) =>
    tag
      .replace(/(\s(?:id|name)=)"([^"]+)"/g, (_all, attribute: string, name: string) => `${attribute}"${partId(name)}"`)
      .replace(/(\shref=)"#([^"]+)"/g, (link: string, attribute: string, name: string) =>
        names.has(name) ? `${attribute}"#${partId(name)}"` : link,
      ),
  );
}
