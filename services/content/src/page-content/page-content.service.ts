import type { SaveContent } from '@farmhouse/contracts/content/page-content';
import { isLegalText, termsSettingsOf } from '@farmhouse/contracts/content/terms-placeholders';
import { isSiteText, SITE_TEXTS } from '@farmhouse/contracts/content/site-texts';
import { findAndLock } from '@farmhouse/platform/database/find-and-lock';
import { applyFields, newRow } from '@farmhouse/platform/database/rows';
import { rethrowViolation } from '@farmhouse/platform/database/violations';
import { NotFound } from '@farmhouse/platform/errors/domain-error';
import { Injectable } from '@nestjs/common';
import { DataSource, In, type EntityManager } from 'typeorm';
import { ContentChanges } from '../changes/content-changes.ts';
import { SettingEntity } from '../setting/setting.entity.ts';
import { storedText } from './content-text.ts';
import { PageContentEntity, IDENTIFIER_UNIQUE } from './page-content.entity.ts';
import { IdentifierTaken, NotEditable } from './page-content.errors.ts';

/** What a text said, and since when. */
type Words = Pick<PageContentEntity, 'content' | 'contentType'> & { changedAt: Date };

/** Editable texts of pages: legal texts, lists, single sentences. */
@Injectable()
export class PageContentService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly contentChanges: ContentChanges,
  ) {}

  /** Throws NotFound. */
  async byIdentifier(identifier: string): Promise<PageContentEntity> {
    const record = await this.dataSource.manager.findOneBy(PageContentEntity, { identifier });
    if (!record) throw new NotFound('Content');
    return record;
  }

  /** The texts of one page, or of all pages, newest first. */
  list(page?: string): Promise<PageContentEntity[]> {
    return this.dataSource.manager.find(PageContentEntity, {
      where: page ? { page } : {},
      order: { id: 'DESC' },
    });
  }

  /** When the values of settings that the legal text among these shows last changed; undefined while none is stored. */
  async termsChangedAt(records: readonly PageContentEntity[]): Promise<Date | undefined> {
    const legal = records.filter(({ identifier }) => isLegalText(identifier));
    const keys = termsSettingsOf(legal.length > 0 ? legal.map(({ content }) => content).join('\n') : undefined);
    const settings = await this.dataSource.manager.findBy(SettingEntity, { key: In(keys) });
    const times = settings.map(({ valueChangedAt, updatedAt }) => (valueChangedAt ?? updatedAt).getTime());
    return times.length > 0 ? new Date(Math.max(...times)) : undefined;
  }

  /**
   * A text that a page of the site reads gets the type that the page expects, whatever type is given. Throws
   * IdentifierTaken when the identifier exists already.
   */
  create(input: SaveContent): Promise<PageContentEntity> {
    const { identifier, contentType: given = 'text' } = input;
    const contentType = isSiteText(identifier) ? SITE_TEXTS[identifier].contentType : given;
    return this.change((tx) => this.store(tx, newRow(tx, PageContentEntity, { ...input, contentType })));
  }

  /** Changes the given fields. Throws NotEditable for a protected text that the change does not make editable. */
  update(id: number, input: Partial<SaveContent>): Promise<PageContentEntity> {
    return this.change(async (tx) => {
      const record = await this.lock(tx, id);
      if (!record.editable && input.editable !== true) throw new NotEditable();
      const { content, contentType, contentChangedAt, updatedAt } = record;
      const changed = applyFields(record, isSiteText(record.identifier) ? { ...input, contentType: undefined } : input);
      return this.store(tx, changed, { content, contentType, changedAt: contentChangedAt ?? updatedAt });
    });
  }

  /** Throws NotEditable for a protected text. */
  async remove(id: number): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const { editable, identifier } = await this.lock(tx, id);
      if (!editable) throw new NotEditable();
      await tx.delete(PageContentEntity, id);
      await this.contentChanges.publish(tx, 'page-content', identifier);
    });
  }

  private lock(tx: EntityManager, id: number): Promise<PageContentEntity> {
    return findAndLock(tx, PageContentEntity, id, 'Content');
  }

  /** Stores a text that a page of the site reads under that page: under another, no page would find it. */
  private async store(tx: EntityManager, record: PageContentEntity, before?: Words): Promise<PageContentEntity> {
    if (isSiteText(record.identifier)) record.page = SITE_TEXTS[record.identifier].page;
    record.content = storedText(record.content, record.contentType);
    const isSame = before?.content === record.content && before.contentType === record.contentType;
    record.contentChangedAt = isSame ? before.changedAt : new Date();
    await tx.save(record);
    await this.contentChanges.publish(tx, 'page-content', record.identifier);
    return record;
  }

  private change(work: (tx: EntityManager) => Promise<PageContentEntity>): Promise<PageContentEntity> {
    return rethrowViolation(
      IDENTIFIER_UNIQUE,
      () => new IdentifierTaken(),
      () => this.dataSource.transaction(work),
    );
  }
}
