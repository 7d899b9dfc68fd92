import type { ContentView, PublicContent } from '@farmhouse/contracts/content/page-content';
import type { PageContentEntity } from './page-content.entity.ts';

export function toContentView({ updatedAt, ...record }: PageContentEntity): ContentView {
  return { ...record, updatedAt: updatedAt.toISOString() };
}

export function toPublicContent(record: PageContentEntity): PublicContent {
  const { identifier, content, contentType, category, page, updatedAt } = record;
  return { identifier, content, contentType, category, page, updatedAt: updatedAt.toISOString() };
}
