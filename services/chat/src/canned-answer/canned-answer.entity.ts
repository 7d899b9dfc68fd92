import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A prepared answer of the owner. */
@Entity('canned_answers')
@Index('canned_answers_order', ['order', 'id'])
export class CannedAnswerEntity {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'canned_answers_pk' }) id: number;
  @Column('text') title: string;
  @Column('text') text: string;
  /** Sort order, ascending. */
  @Column('integer', { default: 0 }) order: number;
}
