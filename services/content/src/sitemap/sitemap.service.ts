import type { SitemapRegenerated, SitemapStatus } from '@farmhouse/contracts/pages/sitemap';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONTENT_CONFIG, type ContentConfig } from '../config.ts';
import { sitemapPages } from './sitemap-pages.ts';
import { readSitemapSources } from './sitemap-sources.ts';
import { sitemapXml } from './sitemap-xml.ts';
import { readSitemapStatus, readStoredSitemap, storeSitemap } from '../changes/stored-sitemap/stored-sitemap.ts';

/**
 * The sitemap. A change that it shows deletes the stored copy in the same transaction; until the next copy is
 * stored, each request generates it.
 */
@Injectable()
export class SitemapService {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(CONTENT_CONFIG) private readonly config: ContentConfig,
  ) {}

  async xml(): Promise<string> {
    const { xml } = await readStoredSitemap(this.dataSource.manager);
    return xml ?? (await this.generate()).xml;
  }

  async status(): Promise<SitemapStatus> {
    return { stored: await readSitemapStatus(this.dataSource.manager) };
  }

  /** Generates the sitemap and stores it. */
  async regenerate(now = new Date()): Promise<SitemapRegenerated> {
    const { revision } = await readStoredSitemap(this.dataSource.manager);
    const { xml, urls } = await this.generate();
    await storeSitemap(this.dataSource.manager, revision, { xml, urls, generatedAt: now });
    return { urls, lastGenerated: now.toISOString() };
  }

  /** Generates and stores the sitemap when none is stored; called by the schedule. */
  async storeMissing(): Promise<void> {
    const { xml } = await readStoredSitemap(this.dataSource.manager);
    if (xml === null) await this.regenerate();
  }

  private async generate(): Promise<{ xml: string; urls: number }> {
    const pages = sitemapPages(await readSitemapSources(this.dataSource));
    return { xml: sitemapXml(this.config.PUBLIC_URL, pages), urls: pages.length };
  }
}
