import type { ContentView, PublicContent } from '@farmhouse/contracts/content/dynamic-content';
import type { DynamicContentEntity } from './dynamic-content.entity.ts';

export function toContentView({ updatedAt, ...record }: DynamicContentEntity): ContentView {
  return { ...record, updatedAt: updatedAt.toISOString() };
}

export function toPublicContent(record: DynamicContentEntity): PublicContent {
  const { identifier, content, contentType, category, page, updatedAt } = record;
  return { identifier, content, contentType, category, page, updatedAt: updatedAt.toISOString() };
}
