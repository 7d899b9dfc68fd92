import { CONTENT_TYPES, IDENTIFIER_MAX_LENGTH, type ContentType } from '@farmhouse/contracts/content/page-content';
import { sqlList } from '@farmhouse/platform/database/sql-list';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn, Unique, UpdateDateColumn } from 'typeorm';

export const IDENTIFIER_UNIQUE = 'dynamic_content_identifier_unique';

/** A text of a page, by its identifier. */
@Entity('dynamic_content')
@Unique(IDENTIFIER_UNIQUE, ['identifier'])
@Index('dynamic_content_page', ['page'])
@Check(
  'dynamic_content_identifier_shape',
  `identifier ~ '^[a-z0-9]+([._-][a-z0-9]+)*$' AND char_length(identifier) <= ${IDENTIFIER_MAX_LENGTH}`,
)
@Check('dynamic_content_type_known', `content_type IN ${sqlList(CONTENT_TYPES)}`)
export class PageContentEntity {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'dynamic_content_pk' }) id: number;
  @Column('text') identifier: string;
  @Column('text') content: string;
  @Column('text', { default: 'text' }) contentType: ContentType;
  @Column('text', { nullable: true }) description: string | null;
  @Column('text', { default: 'general' }) category: string;
  @Column('text', { default: 'home' }) page: string;
  @Column('boolean', { default: true }) editable: boolean;
  /** When content or type last changed; null for a text that has not been stored since this is noted. */
  @Column('timestamptz', { nullable: true }) contentChangedAt: Date | null;
  @UpdateDateColumn({ type: 'timestamptz' }) updatedAt: Date;
}
