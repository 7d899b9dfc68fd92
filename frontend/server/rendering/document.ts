import { escapeHtml } from '@farmhouse/contracts/text/html';
import { HIDE_FAILED } from '../../src/shared/pictures/hide-failed.ts';
import { CONSENT_FIRST_PAINT_SCRIPT } from '../../src/site/ui/consent/consent-first-paint-script.ts';
import { MARK_VISIT_SCRIPT } from '../../src/site/tour/tour-flags.ts';
import { SEED_ID, type SeedEntry } from '../../src/site/page/seed.ts';
import type { DocumentHead, HeadTag } from '../../src/site/head/head-tags.ts';
import type { PicturePreload } from './hero-preloads.ts';
import type { PageAssets } from './assets.ts';
import type { StartOptions } from '../inline-scripts/start-options.ts';
import { startScript } from '../inline-scripts/start-script.ts';

export interface DocumentOptions {
  head: DocumentHead;
  assets: PageAssets;
  preloads: readonly PicturePreload[];
  markup: string;
  seed: readonly SeedEntry[];
  /** The page's own inline script in the head. */
  headScript?: string;
  start: Omit<StartOptions, 'scripts' | 'entry' | 'styles'>;
}

/** The HTML of a page. `nonce` may be a placeholder that is replaced in every response. */
export function documentOf(
  { head, assets, preloads, markup, seed, headScript = '', start }: DocumentOptions,
  nonce: string,
): string {
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escapeHtml(head.title)}</title>
<script nonce="${nonce}">${CONSENT_FIRST_PAINT_SCRIPT}${MARK_VISIT_SCRIPT}${HIDE_FAILED}${headScript}</script>
${preloads.map(preloadHtml).join('')}${fontsOf(assets, markup).map(fontHtml).join('')}<style nonce="${nonce}">${assets.sheets.map((sheet) => sheet.usedIn(markup)).join('')}</style>
${[...head.tags.map(tagHtml), ...head.jsonLd.map(jsonLdHtml)].join('\n')}
<meta name="theme-color" content="#fbf8f2">
<link rel="alternate" type="application/rss+xml" title="Blog" href="/blog/rss.xml">
<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">
</head>
<body>
<div id="root">${markup}</div>
<script type="application/json" id="${SEED_ID}">${escapeJson(seed)}</script>
${startScript({ scripts: assets.scripts, entry: assets.entry, styles: assets.styles, ...start }, nonce)}
</body>
</html>
`;
}

function tagHtml({ tag, key, name, value }: HeadTag): string {
  return `<${tag} ${key}="${escapeHtml(name)}" ${tag === 'meta' ? 'content' : 'href'}="${escapeHtml(value)}">`;
}

/** Preload links; every preloaded picture is as wide as the screen. */
function preloadHtml({ media, type, href, srcset }: PicturePreload): string {
  const given = { media, type, href, imagesrcset: srcset, imagesizes: srcset && '100vw' };
  const attributes = Object.entries(given).flatMap(([name, value]) => (value ? `${name}="${escapeHtml(value)}"` : []));
  return `<link rel="preload" as="image" fetchpriority="high" ${attributes.join(' ')}>\n`;
}

const RUPEE_FONT = /\/[^/]*-rupee-/;

/** The font of the rupee sign only where there is a price. */
function fontsOf({ fonts }: PageAssets, markup: string): string[] {
  return markup.includes('₹') ? fonts : fonts.filter((href) => !RUPEE_FONT.test(href));
}

function fontHtml(href: string): string {
  return `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>\n`;
}

function jsonLdHtml(item: object): string {
  return `<script type="application/ld+json">${escapeJson(item)}</script>`;
}

/** JSON that is safe inside a script tag. */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
