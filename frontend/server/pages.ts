import { randomBytes } from 'node:crypto';
import { headTags } from '../src/site/layout/head.ts';
import { HERO_PRELOADS } from '../src/site/layout/hero-preload.ts';
import { pageAt, renderMarkup, settingsIn } from '../src/site/render.tsx';
import type { AssetMap } from './assets.ts';
import { documentOf } from './document.ts';
import type { PageCache } from './page-cache.ts';
import type { ContentReader } from './upstream.ts';

/** A rendered page, cut where each answer's nonce goes. */
export interface RenderedPage {
  status: number;
  pieces: string[];
  /** Whether everything on it was fresh when it was made. */
  complete: boolean;
}

/** Every unknown path shows the same page, so that it is kept once. */
const UNKNOWN = 'unknown';

/** Renders the public pages, and keeps them while nothing changes. */
export class Pages {
  private readonly nonceMark = randomBytes(16).toString('hex');

  constructor(
    private readonly cache: PageCache<RenderedPage>,
    private readonly content: ContentReader,
    private readonly assets: AssetMap,
    private readonly publicUrl: string,
  ) {}

  /** The one address of the page at a path. */
  addressOf(pathname: string): string {
    return pageAt(pathname).address;
  }

  /** The page at a path. Its query plays no part, so that nothing personal is ever in what is kept. */
  async at(pathname: string, nonce: string): Promise<{ status: number; html: string; hit: boolean }> {
    const known = (pageAt(pathname).handle.status ?? 200) === 200;
    const { page, hit } = await this.cache.get(
      known ? pathname : UNKNOWN,
      () => this.render(pathname),
      ({ complete }) => complete,
    );
    return { status: page.status, html: page.pieces.join(nonce), hit };
  }

  private async render(pathname: string): Promise<RenderedPage> {
    const { handle, reads } = pageAt(pathname);
    const { entries, complete } = await this.content.read(reads);
    const settings = settingsIn(entries);
    const head = handle.head(settings);
    const status = handle.status ?? 200;
    const html = documentOf(
      {
        title: head.title,
        tags: headTags(head, settings, this.publicUrl, status === 200 ? pathname : undefined),
        assets: this.assets.of(handle.module),
        pictures: handle.overHero ? HERO_PRELOADS : [],
        markup: await renderMarkup(pathname, entries),
        seed: entries,
      },
      this.nonceMark,
    );
    return { status, pieces: html.split(this.nonceMark), complete };
  }
}
