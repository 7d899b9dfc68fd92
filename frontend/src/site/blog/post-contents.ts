import { prefixedId, withPrefixedIds } from '@farmhouse/contracts/content/prefixed-ids';
import { slugOf } from '@farmhouse/contracts/text/slug';

/** A heading of a post with the id of its element. */
export interface ContentsEntry {
  id: string;
  text: string;
}

/** Minimum number of headings for a list of contents. */
const MIN_HEADINGS = 3;
const HEADING = /<h2(?: id="([^"]*)")?>(.*?)<\/h2>/gs;
/** An id, or a name to which links lead as well. */
const ID = /\s(?:id|name)="([^"]*)"/g;
const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&nbsp;': ' ' };

/**
 * The post's HTML with an id for every heading of the second level that has a text, and the contents list of those
 * headings; empty for a short post. The HTML was sanitised when it was stored, which leaves headings no attribute but
 * an id.
 */
export function withContents(html: string): { html: string; contents: ContentsEntry[] } {
  const contents: ContentsEntry[] = [];
  const prefixed = withPrefixedIds(html);
  const taken = new Set([...prefixed.matchAll(ID)].map(([, id]) => id));
  const withIds = prefixed.replace(HEADING, (heading, own: string | undefined, inner: string) => {
    const text = plainText(inner);
    if (text === '') return heading;
    const id = own || uniqueId(text, contents.length + 1, taken);
    taken.add(id);
    contents.push({ id, text });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  return { html: withIds, contents: contents.length < MIN_HEADINGS ? [] : contents };
}

function plainText(html: string): string {
  const text = html.replace(/<[^>]*>/g, '').replace(/&(amp|lt|gt|quot|nbsp);/g, (entity) => ENTITIES[entity] ?? entity);
  return text.trim();
}

function uniqueId(text: string, position: number, taken: ReadonlySet<string | undefined>): string {
  const id = prefixedId(slugOf(text) || String(position));
  if (!taken.has(id)) return id;
  let number = position;
  while (taken.has(`${id}-${number}`)) number += 1;
  return `${id}-${number}`;
}
