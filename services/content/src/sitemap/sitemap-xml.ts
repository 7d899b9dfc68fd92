import type { ChangeFrequency } from '@farmhouse/contracts/pages/sitemap';
import { xmlElement } from '../text/xml.ts';

export interface SitemapPage {
  /** Path and query of the page. */
  path: string;
  /** 0 to 1. */
  priority: number;
  changeFreq: ChangeFrequency;
  /** When what it shows last changed. */
  lastModified: Date;
  /** Absolute URLs or paths of the site. */
  images: string[];
}

/** Maximum number of pictures per page of a sitemap. Source: Google's image sitemap extension. */
const MAX_IMAGES = 1000;

/** One page, its elements in the order of the sitemap's schema. */
function urlOf(publicUrl: string, { path, priority, changeFreq, lastModified, images }: SitemapPage): string {
  const absolute = (address: string) => new URL(address, publicUrl).href;
  return [
    '<url>',
    xmlElement('loc', absolute(path)),
    xmlElement('lastmod', lastModified.toISOString()),
    xmlElement('changefreq', changeFreq),
    xmlElement('priority', priority.toFixed(1)),
    ...images
      .slice(0, MAX_IMAGES)
      .map((image) => `<image:image>${xmlElement('image:loc', absolute(image))}</image:image>`),
    '</url>',
  ].join('');
}

/** The sitemap of these pages; `publicUrl` makes every address absolute. */
export function sitemapXml(publicUrl: string, pages: readonly SitemapPage[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...pages.map((page) => urlOf(publicUrl, page)),
    '</urlset>',
    '',
  ].join('\n');
}
