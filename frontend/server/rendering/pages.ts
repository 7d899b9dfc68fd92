import { settingText } from '@farmhouse/contracts/content/setting';
import { LRUCache } from 'lru-cache';
import { CHAT_KEY } from '../../src/site/chat/stored-chat.ts';
import { RELOAD_KEY } from '../../src/shared/storage/reload-request.ts';
import { RELOADED_KEY } from '../../src/site/page/reloaded-key.ts';
import { documentHead } from '../../src/site/head/head-tags.ts';
import type { PageTarget, Redirect, SiteRenderer } from '../../src/site/render.tsx';
import type { AssetMap } from './assets.ts';
import { mayRunCustomScripts } from './custom-scripts.ts';
import { documentOf } from './document.ts';
import { heroPreloads } from './hero-preloads.ts';
import { PageCache } from './page-cache.ts';
import { NONCE_PLACEHOLDER, PageText } from './page-text.ts';
import type { UpstreamReader } from './upstream.ts';

interface CachedDocument {
  status: number;
  text: PageText;
  location?: string;
  /** True if custom scripts of the owner may run on the page. */
  withCustomScripts?: boolean;
  /** True if neither browsers nor proxies may store the page. */
  isPrivate?: boolean;
  /** True if all content was fresh when the page was rendered. */
  complete: boolean;
}

type HtmlResponse = Pick<CachedDocument, 'status' | 'text' | 'withCustomScripts' | 'isPrivate'>;

export type PageResponse = (Redirect | HtmlResponse) & { hit: boolean };

/** All unknown paths share one 404 page, which is cached once. */
const UNKNOWN_PATH = '/404';
/** Module that counts visits. */
const ANALYTICS = 'src/site/analytics/analytics-client.ts';
const MAX_PAGES = 500;
const MAX_BYTES = 64 * 1024 * 1024;

/** Renders the public pages, and caches them until content changes. */
export class Pages {
  private readonly cache = new PageCache<CachedDocument>({
    maxPages: MAX_PAGES,
    maxBytes: MAX_BYTES,
    bytesOf: ({ text }) => text.size,
  });
  /** The last text of every page, so that a page that is rendered again with the same HTML is not compressed again. */
  private readonly texts = new LRUCache<string, PageText>({
    max: MAX_PAGES,
    maxSize: MAX_BYTES,
    sizeCalculation: ({ size }) => size || 1,
  });

  constructor(
    private readonly site: SiteRenderer,
    private readonly upstream: UpstreamReader,
    private readonly assets: AssetMap,
    private readonly publicUrl: string,
  ) {
    for (const module of site.modules()) assets.of(module);
    assets.urlOf(ANALYTICS);
  }

  targetOf(pathname: string, search: string): PageTarget {
    return this.site.targetOf(pathname, search);
  }

  /** Call when content has changed: empties the cache. */
  contentChanged(): void {
    this.cache.clear();
  }

  setSubscribed(subscribed: boolean): void {
    this.cache.setSubscribed(subscribed);
  }

  /** The page at a canonical address. Other query parameters are dropped, so that no personal data is ever cached. */
  async at({ address }: PageTarget): Promise<PageResponse> {
    const isKnown = address !== undefined;
    const { page, hit } = await this.cache.get(
      address ?? UNKNOWN_PATH,
      () => this.render(address),
      // a 404 that a loader threw is not cached: invented URLs must not evict real pages
      ({ complete, status }) => complete && (status === 200 || (status === 404 && !isKnown)),
    );
    const { status, location, text, withCustomScripts, isPrivate } = page;
    return location === undefined ? { status, text, withCustomScripts, isPrivate, hit } : { status, location, hit };
  }

  /** True if a page can be rendered now, even while services are down: pages then show their default content. */
  async canRender(): Promise<boolean> {
    return this.at({ path: UNKNOWN_PATH, address: undefined }).then(
      () => true,
      () => false,
    );
  }

  private async render(address: string | undefined): Promise<CachedDocument> {
    const { fetch, isComplete } = this.upstream.forPage();
    const path = address ?? UNKNOWN_PATH;
    const [content, withCustomScripts] = await Promise.all([
      this.site.render(path, fetch),
      mayRunCustomScripts(path, fetch),
    ]);
    if ('location' in content) return { ...content, text: new PageText(''), complete: isComplete() };
    const { status, head, settings, rates, seo, handle, markup, seed } = content;
    const context = { settings, rates, seo, origin: this.publicUrl, address: status === 200 ? address : undefined };
    const complete = isComplete();
    const mode = settingText(settings, 'analytics_consent');
    const { isPrivate, startsOnLoad, headScript, resumeKeys, resumeRequests } = handle ?? {};
    const html = documentOf(
      {
        head: documentHead(head, context),
        assets: this.assets.of(handle?.module, handle?.furtherModules),
        preloads: heroPreloads(head.hero),
        markup,
        seed,
        headScript,
        start: {
          // without all content, the browser fetches the rest
          startsOnLoad: Boolean(!complete || withCustomScripts || isPrivate || startsOnLoad),
          reloadKey: RELOAD_KEY,
          reloadedKey: RELOADED_KEY,
          chatKey: CHAT_KEY,
          resumeKeys,
          resumeRequests: resumeRequests?.(),
          visit: complete ? { client: this.assets.urlOf(ANALYTICS), address, mode } : undefined,
        },
      },
      NONCE_PLACEHOLDER,
    );
    const text = status === 200 ? this.textOf(path, html) : new PageText(html);
    return { status, text, withCustomScripts, isPrivate, complete };
  }

  private textOf(path: string, html: string): PageText {
    const last = this.texts.get(path);
    if (last?.html === html) return last;
    const text = new PageText(html);
    this.texts.set(path, text);
    return text;
  }
}
