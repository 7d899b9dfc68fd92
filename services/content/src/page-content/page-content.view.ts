import type { ContentView, PublicContent } from '@farmhouse/contracts/content/page-content';
import type { PageContentEntity } from './page-content.entity.ts';

const datesOf = ({ contentChangedAt, updatedAt }: PageContentEntity) => ({
  contentChangedAt: (contentChangedAt ?? updatedAt).toISOString(),
  updatedAt: updatedAt.toISOString(),
});

export function toContentView(record: PageContentEntity): ContentView {
  return { ...record, ...datesOf(record) };
}

export function toPublicContent(record: PageContentEntity): PublicContent {
  const { identifier, content, contentType, category, page } = record;
  return { identifier, content, contentType, category, page, ...datesOf(record) };
}
