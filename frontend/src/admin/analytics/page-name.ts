import { OTHER_COUNTS } from '@farmhouse/contracts/analytics/report';
import { FIXED_PAGES } from '@farmhouse/contracts/pages/pages';

const NAMES = new Map<string, string>(FIXED_PAGES.map(({ path, name }) => [path, name]));
const POST = /^\/blog\/([^/?#]+)$/;

const sentence = (slug: string): string => {
  const words = slug.replaceAll('-', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** A page as the site names it, with its path beside it; a post by its words. A path without a name stands alone. */
export function pageName(path: string): { label: string; detail?: string } {
  const name = NAMES.get(path);
  if (name) return { label: name, detail: path };
  const slug = POST.exec(path)?.[1];
  if (slug) return { label: sentence(slug), detail: path };
  return { label: path === OTHER_COUNTS ? 'All other pages' : path };
}
