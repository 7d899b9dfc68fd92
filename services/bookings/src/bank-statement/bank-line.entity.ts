import { Check, Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** Unique index: no two lines are accepted for one payment. */
export const ACCEPTED_ENTRY_INDEX = 'bank_lines_accepted_entry';

/** A line of a bank's statement, stored once however often it is imported. Rule: bank statements. */
@Entity('bank_lines')
@Unique('bank_lines_key', ['key'])
@Check('bank_lines_state', `state IN ('open', 'accepted', 'ignored')`)
@Check('bank_lines_amount', 'paise > 0')
@Index('bank_lines_day', { synchronize: false })
@Index('bank_lines_utr', ['utr'], { where: `state = 'open'` })
@Index('bank_lines_paise', ['paise'], { where: `state = 'open'` })
@Index(ACCEPTED_ENTRY_INDEX, ['entryId'], { unique: true, where: `state = 'accepted'` })
export class BankLineEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'ALWAYS' }) id: number;
  /** Identifies the line when it is imported again. */
  @Column('text') key: string;
  @Column('text') bank: string;
  @Column('date', { nullable: true }) day: string | null;
  /** A bigint, which the driver returns as text. */
  @Column('bigint') paise: string;
  @Column('text') text: string;
  @Column('text', { nullable: true }) utr: string | null;
  @Column('text', { default: 'open' }) state: 'open' | 'accepted' | 'ignored';
  /** The booking that an accepted line was for. */
  @Column('integer', { nullable: true }) bookingId: number | null;
  /** The ledger entry of the payment that an accepted line shows; correcting it reopens the line. */
  @Column('integer', { nullable: true }) entryId: number | null;
  @Column('timestamptz') importedAt: Date;
  @Column('timestamptz', { nullable: true }) decidedAt: Date | null;
  @Column('text', { nullable: true }) decidedBy: string | null;
}
