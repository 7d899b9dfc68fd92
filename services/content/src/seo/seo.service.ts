import { SEO_PAGES, type SaveSeo, type SeoPage } from '@farmhouse/contracts/content/seo';
import { seoScore } from '@farmhouse/contracts/content/seo-score';
import { findAndLock } from '@farmhouse/platform/database/find-and-lock';
import { applyFields, newRow } from '@farmhouse/platform/database/rows';
import { rethrowViolation } from '@farmhouse/platform/database/violations';
import { NotFound } from '@farmhouse/platform/errors/domain-error';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, In, type EntityManager } from 'typeorm';
import { ContentChanges } from '../changes/content-changes.ts';
import { CONTENT_CONFIG, type ContentConfig } from '../config.ts';
import { SEO_PAGE_UNIQUE, SeoEntity } from './seo.entity.ts';
import { PageTaken } from './seo.errors.ts';

const positionOf = ({ page }: SeoEntity): number => SEO_PAGES.indexOf(page);

/** The search records of the pages, at most one per page. */
@Injectable()
export class SeoService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly contentChanges: ContentChanges,
    @Inject(CONTENT_CONFIG) private readonly config: Pick<ContentConfig, 'ADMIN_URL' | 'PUBLIC_URL'>,
  ) {}

  /** Those of all pages that may have one, in the order of the pages. */
  async listAll(): Promise<SeoEntity[]> {
    const records = await this.dataSource.manager.findBy(SeoEntity, { page: In(SEO_PAGES) });
    return records.toSorted((a, b) => positionOf(a) - positionOf(b));
  }

  /** Throws NotFound for a page without a record, even if the page exists. */
  async ofPage(page: string): Promise<SeoEntity> {
    const found = await this.dataSource.manager.findOneBy(SeoEntity, { page: page as SeoPage });
    if (!found) throw new NotFound('SEO record');
    return found;
  }

  /** Throws PageTaken when the page has a record already. */
  create(input: SaveSeo): Promise<SeoEntity> {
    return this.change((tx) => this.store(tx, newRow(tx, SeoEntity, { averageRating: '0.0', ...input })));
  }

  /** Changes the given fields. Throws PageTaken when another record has the page. */
  update(id: number, input: Partial<SaveSeo>): Promise<SeoEntity> {
    return this.change(async (tx) =>
      this.store(tx, applyFields(await findAndLock(tx, SeoEntity, id, 'SEO record'), input)),
    );
  }

  private async store(tx: EntityManager, record: SeoEntity): Promise<SeoEntity> {
    record.ogImage = this.atSite(record.ogImage);
    record.score = seoScore({ ...record, reviewsEnabled: record.reviewsEnabled ?? true }).score;
    await tx.save(record);
    await this.contentChanges.publish(tx, 'seo', record.page);
    return record;
  }

  /** A picture is public at the dashboard's own address too, which search engines must not learn. */
  private atSite(address: string | null): string | null {
    const { ADMIN_URL, PUBLIC_URL } = this.config;
    if (!ADMIN_URL || !address?.startsWith(`${ADMIN_URL}/`)) return address;
    return PUBLIC_URL + address.slice(ADMIN_URL.length);
  }

  private change(work: (tx: EntityManager) => Promise<SeoEntity>): Promise<SeoEntity> {
    return rethrowViolation(
      SEO_PAGE_UNIQUE,
      () => new PageTaken(),
      () => this.dataSource.transaction(work),
    );
  }
}
