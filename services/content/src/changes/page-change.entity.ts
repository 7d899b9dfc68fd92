import type { ContentKind } from '@farmhouse/contracts/content/content-events';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Kinds of content that are shown as a list, or on more than one page. */
export type ListedKind =
  Extract<ContentKind, 'homepage-image' | 'amenity' | 'blog-post'> | 'service' | 'gallery' | 'setting';

/** A category of the gallery from which a picture has gone to another one. */
type LeftCategory = `gallery/${string}`;

export type ChangedKind = ListedKind | LeftCategory;

export const leftCategory = (category: string): LeftCategory => `gallery/${category}`;

/** The category that a picture has left; undefined for other kinds. */
export const categoryLeft = (kind: ChangedKind): string | undefined => /^gallery\/(.+)$/s.exec(kind)?.[1];

/** When something of a kind last changed, deletions included. */
@Entity('shown_changes')
export class PageChangeEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'shown_changes_pk' }) kind: ChangedKind;
  @Column('timestamptz', { default: () => 'now()' }) changedAt: Date;
}
