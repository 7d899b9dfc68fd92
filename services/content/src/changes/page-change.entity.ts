import type { ContentKind } from '@farmhouse/contracts/content/content-events';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Kinds of content that are shown as a list, or on more than one page. */
export type ListedKind = Extract<ContentKind, 'homepage-image' | 'amenity'> | 'service' | 'gallery' | 'setting';

/** When something of a kind last changed, deletions included. */
@Entity('shown_changes')
export class PageChangeEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'shown_changes_pk' }) kind: ListedKind;
  @Column('timestamptz', { default: () => 'now()' }) changedAt: Date;
}
