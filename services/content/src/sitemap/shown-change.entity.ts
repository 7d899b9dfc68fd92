import type { ContentKind } from '@farmhouse/contracts/content/content-events';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Kinds of content of whose rows pages show a list, or more than one page shows some. */
export type ShownKind = Extract<ContentKind, 'homepage-image' | 'amenity'> | 'service' | 'gallery' | 'setting';

/** When something of a kind last changed, deletions included. */
@Entity('shown_changes')
export class ShownChangeEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'shown_changes_pk' }) kind: ShownKind;
  @Column('timestamptz', { default: () => 'now()' }) changedAt: Date;
}
