import { OTHER_COUNTS } from '@farmhouse/contracts/analytics/report';
import { FIXED_PAGES } from '@farmhouse/contracts/pages/pages';
import { capitalised } from '../ui/capitalised.ts';

const NAMES = new Map<string, string>(FIXED_PAGES.map(({ path, name }) => [path, name]));
const POST = /^\/blog\/([^/?#]+)$/;

const sentence = (slug: string): string => capitalised(slug.replaceAll('-', ' ').trim());

/** A page's name on the site with its path; of a post, the words of its slug. A path without a name is shown alone. */
export function pageName(path: string): { label: string; detail?: string } {
  const name = NAMES.get(path);
  if (name) return { label: name, detail: path };
  const slug = POST.exec(path)?.[1];
  if (slug) return { label: sentence(slug), detail: path };
  return { label: path === OTHER_COUNTS ? 'All other pages' : path };
}
