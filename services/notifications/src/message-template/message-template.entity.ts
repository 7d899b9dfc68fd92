import { Check, Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/** The owner's version of a message; a kind without a row has the product's original. */
@Entity('message_templates')
@Check('message_templates_text', '(subject IS NULL) = (body IS NULL)')
export class MessageTemplateEntity {
  /** The kind of the mail. */
  @PrimaryColumn('text') kind: string;
  /** Null, as the body, for the original text. */
  @Column('text', { nullable: true }) subject: string | null;
  @Column('text', { nullable: true }) body: string | null;
  @Column('boolean', { default: true }) enabled: boolean;
  @Column('timestamptz') savedAt: Date;
  @Column('text') savedBy: string;
}

/** A former text of the owner, which a newer one has replaced. */
@Entity('message_template_versions')
@Index('message_template_versions_kind', ['kind', 'id'])
export class TemplateVersionEntity {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'message_template_versions_pk' }) id: number;
  @Column('text') kind: string;
  @Column('text') subject: string;
  @Column('text') body: string;
  @Column('timestamptz') savedAt: Date;
  @Column('text') savedBy: string;
}
